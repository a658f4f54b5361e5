-- What versions before the base may have left.
UPDATE sessions SET device_id = gen_random_uuid() WHERE device_id IS NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "device_id" SET NOT NULL;
--> statement-breakpoint
UPDATE settings SET value = jsonb_build_array(value)
WHERE name IN ('cookieSecret', 'robotCheckSecret') AND jsonb_typeof(value) = 'string';
