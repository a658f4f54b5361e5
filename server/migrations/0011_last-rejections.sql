ALTER TABLE "targets" ADD COLUMN "last_rejected_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE targets SET last_rejected_at = rejections.last
FROM (
  SELECT target_id, max(created_at) AS last FROM (
    SELECT target_id, created_at FROM reports WHERE status = 'Rejected'
    UNION ALL
    SELECT target_id, created_at FROM nameless_decisions WHERE status = 'Rejected'
  ) rejected GROUP BY target_id
) rejections
WHERE rejections.target_id = targets.id;
