CREATE TABLE "case_claims" (
	"target_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_questions" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by" uuid,
	"question" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "report_questions_answered" CHECK (("report_questions"."answer" is null) = ("report_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_claims" ADD CONSTRAINT "case_claims_target_id_cases_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."cases"("target_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_claims" ADD CONSTRAINT "case_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_questions" ADD CONSTRAINT "report_questions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_questions" ADD CONSTRAINT "report_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_questions" ADD CONSTRAINT "report_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_claims_user" ON "case_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "case_notes_newest" ON "case_notes" USING btree ("target_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_notes_author" ON "case_notes" USING btree ("author_id") WHERE "case_notes"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "report_questions_user" ON "report_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_questions_asked_by" ON "report_questions" USING btree ("asked_by") WHERE "report_questions"."asked_by" is not null;--> statement-breakpoint
CREATE INDEX "user_notes_newest" ON "user_notes" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_notes_author" ON "user_notes" USING btree ("author_id") WHERE "user_notes"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "checkers_cases_target" ON "checkers_cases" USING btree ("target_id");