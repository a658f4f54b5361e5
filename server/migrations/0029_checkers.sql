CREATE TABLE "checkers_cases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"recommends" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"counts" boolean NOT NULL,
	CONSTRAINT "recommendations_recommends" CHECK (recommends in ('scam', 'no-scam', 'unsure'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_review_role";--> statement-breakpoint
ALTER TABLE "checkers_cases" ADD CONSTRAINT "checkers_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkers_cases" ADD CONSTRAINT "checkers_cases_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendations_target" ON "recommendations" USING btree ("target_id","created_at");--> statement-breakpoint
CREATE INDEX "recommendations_user" ON "recommendations" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_review_role" CHECK (review_role in ('reviewer', 'checker'));