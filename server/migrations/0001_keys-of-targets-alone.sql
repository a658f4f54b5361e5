-- Reports that still waited for their targets get them by the keys that they had. Triggers count them, or the
-- command that restores a backup does, and the server computes the keys.
INSERT INTO targets (id, category_id, key, shown, hash)
SELECT gen_random_uuid(), r.category_id, r.target_key, (array_agg(r.target ORDER BY r.created_at))[1],
  substring(sha256(convert_to(c.value || ':' || r.target_key, 'UTF8')) FOR 8)
FROM reports r JOIN categories c ON c.id = r.category_id
WHERE r.target_id IS NULL GROUP BY r.category_id, r.target_key, c.value
ON CONFLICT (category_id, key) DO NOTHING;
--> statement-breakpoint
UPDATE reports r SET target_id = t.id,
  reporter_token = coalesce(
    (SELECT token FROM target_reporters WHERE target_id = t.id AND user_id = r.reporter_id),
    md5(t.id::text || coalesce(r.reporter_id, r.id)::text)::uuid),
  resolved_at = CASE WHEN r.status = 'Resolved' THEN coalesce(
    r.resolved_at,
    (SELECT max(changed_at) FROM report_status_changes
      WHERE report_id = r.id AND to_status = 'Resolved'),
    r.created_at) END
FROM targets t
WHERE r.target_id IS NULL AND t.category_id = r.category_id AND t.key = r.target_key;
--> statement-breakpoint
DELETE FROM settings WHERE name = 'targets.sharedHosts';
--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "target_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "target_key";--> statement-breakpoint
ALTER TABLE "target_searches" DROP COLUMN "by_old_key";
--> statement-breakpoint
-- Other functions do what these did. Their triggers go with them.
DROP FUNCTION IF EXISTS count_added_reports, count_removed_reports, count_added_users, count_removed_users,
  count_removed_resolution, count_removed_decisions CASCADE;
--> statement-breakpoint
DROP FUNCTION IF EXISTS open_case;
