-- outside a transaction: indexes are built and cases made while reports are filed
DROP INDEX CONCURRENTLY IF EXISTS "flags_open_on_target";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "flags_open_on_target" ON "flags" USING btree ("flagged_target_id") WHERE "flags"."settled_at" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "report_status_changes_newest";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "report_status_changes_newest" ON "report_status_changes" USING btree ("changed_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "report_status_changes_untold";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "report_status_changes_untold" ON "report_status_changes" USING btree ("bulk_change_id","report_id") WHERE not "report_status_changes"."is_told";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "report_status_changes_untold_of_report";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "report_status_changes_untold_of_report" ON "report_status_changes" USING btree ("report_id") WHERE not "report_status_changes"."is_told";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reports_waiting";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reports_waiting" ON "reports" USING btree ("target_id","created_at") WHERE "reports"."status" = 'Pending';
--> statement-breakpoint
DO $$
DECLARE
  batch uuid[];
BEGIN
  LOOP
    batch := ARRAY(SELECT f.id FROM flags f LEFT JOIN reports r ON r.id = f.report_id
      WHERE f.flagged_target_id IS NULL AND coalesce(f.target_id, r.target_id) IS NOT NULL LIMIT 500);
    EXIT WHEN batch = '{}';
    UPDATE flags f SET flagged_target_id = coalesce(f.target_id,
      (SELECT target_id FROM reports WHERE id = f.report_id))
    WHERE f.id = ANY (batch);
    COMMIT;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  batch uuid[];
  after uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM targets WHERE id > after ORDER BY id LIMIT 1000);
    EXIT WHEN batch = '{}';
    PERFORM open_case(id) FROM (SELECT id FROM targets WHERE id = ANY (batch) AND pending > 0
      ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE) waiting;
    after := batch[cardinality(batch)];
    COMMIT;
  END LOOP;
END $$;
