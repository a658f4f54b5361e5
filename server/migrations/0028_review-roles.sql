ALTER TABLE "users" ADD COLUMN "review_role" text;--> statement-breakpoint
CREATE INDEX "users_reviewers" ON "users" USING btree ("id") WHERE "users"."role" = 'admin' or "users"."review_role" = 'reviewer';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_review_role" CHECK (review_role in ('reviewer'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_review_role_of_user" CHECK ("users"."review_role" is null or "users"."role" = 'user');