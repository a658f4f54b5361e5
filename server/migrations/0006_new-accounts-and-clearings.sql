ALTER TABLE "target_reporters" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "new_people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "cleared_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE target_reporters t SET is_new = true FROM users u
WHERE u.id = t.user_id AND (
  SELECT min(created_at) FROM reports r WHERE r.target_id = t.target_id AND r.reporter_token = t.token
) < u.created_at + interval '24 hours';
--> statement-breakpoint
UPDATE targets SET new_people = counted.people
FROM (
  SELECT target_id, count(*) AS people FROM target_reporters
  WHERE is_new AND NOT is_source AND reports > rejected GROUP BY target_id
) counted
WHERE counted.target_id = targets.id;
