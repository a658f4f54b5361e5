-- outside a transaction: a concurrent index does not stop those who sign up
DROP INDEX CONCURRENTLY IF EXISTS "users_unverified";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;
