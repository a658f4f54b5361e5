CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid,
	"shown" text NOT NULL,
	"user_id" uuid,
	"ground" text NOT NULL,
	"since" date,
	"text" text,
	"picture_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"method" text,
	"proven_at" timestamp (3) with time zone,
	"proven_until" timestamp (3) with time zone,
	"shows" boolean DEFAULT true NOT NULL,
	"statement" text,
	"bulk_change_id" uuid,
	"is_told" boolean DEFAULT true NOT NULL,
	"appeal_text" text,
	"appealed_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "replies_picture_key_unique" UNIQUE("picture_key"),
	CONSTRAINT "replies_ground" CHECK (ground in ('not-me', 'new-holder', 'settled', 'mistaken', 'lawful-business', 'other')),
	CONSTRAINT "replies_state" CHECK (state in ('waiting', 'upheld', 'published', 'refused', 'withdrawn', 'appealed')),
	CONSTRAINT "replies_method" CHECK (method in ('email', 'phone', 'website-dns', 'website-file', 'wallet', 'evidence')),
	CONSTRAINT "replies_proof" CHECK (num_nulls("replies"."method", "replies"."proven_at", "replies"."proven_until") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "reply_proofs" (
	"reply_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"nonce" text NOT NULL,
	"code_hash" "bytea",
	"tries_left" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_proofs_method" CHECK (method in ('email', 'phone', 'website-dns', 'website-file', 'wallet', 'evidence'))
);
--> statement-breakpoint
CREATE TABLE "second_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid,
	"target_id" uuid,
	"user_id" uuid,
	"text" text,
	"picture_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "second_looks_report_id_unique" UNIQUE("report_id"),
	CONSTRAINT "second_looks_picture_key_unique" UNIQUE("picture_key"),
	CONSTRAINT "second_looks_state" CHECK (state in ('waiting', 'granted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_purpose";--> statement-breakpoint
DROP INDEX "cases_queue";--> statement-breakpoint
DROP INDEX "cases_flagged";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "replies" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT '9999-12-31 00:00:00+00' NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "disputed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "decide_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "statement" text;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "statement_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "former_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "former_reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "former_people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_proofs" ADD CONSTRAINT "reply_proofs_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "replies_open" ON "replies" USING btree ("user_id","target_id") WHERE "replies"."state" in ('waiting', 'appealed');--> statement-breakpoint
CREATE INDEX "replies_target" ON "replies" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "replies_user_newest" ON "replies" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "replies_decided_by" ON "replies" USING btree ("decided_by") WHERE "replies"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "replies_due" ON "replies" USING btree ("due_at") WHERE "replies"."state" in ('waiting', 'appealed');--> statement-breakpoint
CREATE INDEX "replies_decided" ON "replies" USING btree ("decided_at") WHERE "replies"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "replies_newest" ON "replies" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reply_proofs_expires" ON "reply_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_suspension" ON "second_looks" USING btree ("user_id") WHERE "second_looks"."report_id" is null and "second_looks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "second_looks_user" ON "second_looks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_looks_target" ON "second_looks" USING btree ("target_id") WHERE "second_looks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "second_looks_decided_by" ON "second_looks" USING btree ("decided_by") WHERE "second_looks"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "second_looks_due" ON "second_looks" USING btree ("due_at") WHERE "second_looks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "second_looks_newest" ON "second_looks" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("category_id","has_picture","due_at",(- "people"),"oldest_at","target_id");--> statement-breakpoint
CREATE INDEX "cases_flagged" ON "cases" USING btree ("category_id","has_picture","due_at",(- "people"),"oldest_at","target_id") WHERE "cases"."flags" > 0;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_purpose" CHECK (purpose in ('verify-email', 'reset-password', 'verify-phone', 'confirm-act', 'second-look'));