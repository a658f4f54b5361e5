-- outside a transaction: indexes are built while reports are filed
DROP INDEX CONCURRENTLY IF EXISTS "reports_on_target";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reports_on_target" ON "reports" USING btree ("target_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reports_without_target";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reports_without_target" ON "reports" USING btree ("category_id","target_key","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reports"."target_id" is null;
--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_target_id_targets_id_fk";
