-- Keeps targets, their counts and their reporters. Everything here locks in one order, or transactions could
-- wait for each other: reports, the accounts of their reporters, targets by key, reporters of targets.

-- Returns the id of a target, which is made if needed, and locks it.
CREATE OR REPLACE FUNCTION find_target(new_id uuid, of_category uuid, of_key text, typed text, reporter uuid)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  found_id uuid;
BEGIN
  PERFORM FROM users WHERE id = reporter FOR NO KEY UPDATE;
  LOOP
    SELECT id INTO found_id FROM targets WHERE category_id = of_category AND key = of_key
    FOR NO KEY UPDATE;
    IF FOUND THEN RETURN found_id; END IF;
    INSERT INTO targets (id, category_id, key, shown, hash)
    SELECT new_id, id, of_key, typed, hash_of_target(value, of_key) FROM categories WHERE id = of_category
    ON CONFLICT (category_id, key) DO NOTHING;
    IF FOUND THEN RETURN new_id; END IF;
  END LOOP;
END $$;

-- What a private check asks for: of an account its number without the bank, so that one bucket answers for
-- every bank. Says the same as `hashTarget` in shared/src/targets/private-check.ts.
CREATE OR REPLACE FUNCTION hash_of_target(category text, key text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(sha256(convert_to(category || ':' || CASE
    WHEN category = 'bank' AND key ~ '^([a-z0-9]+|[?])/[0-9]+$' THEN split_part(key, '/', 2) ELSE key
  END, 'UTF8')) FOR 8)
$$;

-- Whether an account is a feed's, which counts as a source and not as a person. Says the same as FEED_DOMAIN
-- in feed-accounts.ts.
CREATE OR REPLACE FUNCTION is_feed(email text) RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT email LIKE '%@feeds.invalid'
$$;

-- Whether a report confirms its target as a scam. Says the same as `confirms` in shared/src/reports/values.ts.
CREATE OR REPLACE FUNCTION confirms(status text, type text) RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT status = 'Resolved' AND type <> 'Security Vulnerability'
$$;

-- Whether a report counts for its target, by its status, whether its reporter is suspended, and whether a
-- reviewer must look at it first.
CREATE OR REPLACE FUNCTION is_counted(status text, is_suspended bool, is_held bool) RETURNS bool
LANGUAGE sql IMMUTABLE AS $$
  SELECT status <> 'Rejected' AND NOT (is_suspended AND status IN ('Pending', 'Under Review'))
    AND NOT (is_held AND status = 'Pending')
$$;

CREATE OR REPLACE FUNCTION note_resolution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'Resolved' THEN NEW.resolved_at := NULL;
  ELSIF OLD.status <> 'Resolved' THEN NEW.resolved_at := now();
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reports_resolved_at BEFORE UPDATE OF status ON reports
  FOR EACH ROW EXECUTE FUNCTION note_resolution();

-- Whether it was decided of a report from before the one who holds its target now: it counts apart.
CREATE OR REPLACE FUNCTION is_former(status text, filed timestamptz, former_until timestamptz)
RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(filed < former_until, false) AND status NOT IN ('Pending', 'Under Review')
$$;

-- All that counts for a target: its reports, and decisions on those that were taken back.
CREATE OR REPLACE FUNCTION counted_on(of_target uuid)
RETURNS TABLE (status text, type text, created_at timestamptz, resolved_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT r.status, r.type, r.created_at, r.resolved_at FROM targets t JOIN reports r ON r.target_id = t.id
  WHERE t.id = of_target AND is_counted(r.status, r.is_suspended, r.is_held)
    AND NOT is_former(r.status, r.created_at, t.former_until)
  UNION ALL
  SELECT d.status, d.type, d.created_at, d.resolved_at
  FROM targets t JOIN nameless_decisions d ON d.target_id = t.id
  WHERE t.id = of_target AND is_counted(d.status, false, false)
    AND NOT is_former(d.status, d.created_at, t.former_until)
$$;

-- All that counts apart.
CREATE OR REPLACE FUNCTION former_on(of_target uuid) RETURNS TABLE (reporter_token uuid)
LANGUAGE sql STABLE AS $$
  SELECT r.reporter_token FROM targets t JOIN reports r ON r.target_id = t.id
  WHERE t.id = of_target AND r.status <> 'Rejected' AND is_former(r.status, r.created_at, t.former_until)
  UNION ALL
  SELECT d.reporter_token FROM targets t JOIN nameless_decisions d ON d.target_id = t.id
  WHERE t.id = of_target AND d.status <> 'Rejected' AND is_former(d.status, d.created_at, t.former_until)
$$;

-- Counts again what counts apart.
CREATE OR REPLACE FUNCTION count_former(of_target uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE targets t SET (former_reports, former_people) = (
    SELECT count(*), count(DISTINCT person_of(of_target, reporter_token)) FROM former_on(of_target))
  WHERE id = of_target
$$;

-- Adds a report to the counts of its target, which this locks, or takes it away.
CREATE OR REPLACE FUNCTION count_on_target(report reports, change int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  filed timestamptz := report.created_at;
  is_rejected bool := report.status = 'Rejected';
  counts bool := is_counted(report.status, report.is_suspended, report.is_held);
  confirms_it bool := confirms(report.status, report.type);
BEGIN
  IF is_former(report.status, filed, (SELECT former_until FROM targets WHERE id = report.target_id)) THEN
    PERFORM count_former(report.target_id);
    UPDATE target_reporters SET reports = reports + change, uncounted = uncounted + change
    WHERE target_id = report.target_id AND token = person_of(report.target_id, report.reporter_token);
    RETURN;
  END IF;
  UPDATE targets SET
    pending = pending + change * (counts AND report.status = 'Pending')::int,
    under_review = under_review + change * (counts AND report.status = 'Under Review')::int,
    resolved = resolved + change * (report.status = 'Resolved')::int,
    rejected = rejected + change * is_rejected::int,
    closed = closed + change * (report.status = 'Closed')::int,
    suspended = suspended + change * (NOT counts AND NOT is_rejected)::int,
    confirmed = confirmed + change * confirms_it::int,
    vulnerabilities = vulnerabilities
      + change * (counts AND report.type = 'Security Vulnerability')::int,
    first_reported_at = CASE
      WHEN NOT counts THEN first_reported_at
      WHEN change > 0 THEN least(first_reported_at, filed)
      WHEN filed > first_reported_at THEN first_reported_at
      ELSE (SELECT min(created_at) FROM counted_on(report.target_id)) END,
    last_reported_at = CASE
      WHEN NOT counts THEN last_reported_at
      WHEN change > 0 THEN greatest(last_reported_at, filed)
      WHEN filed < last_reported_at THEN last_reported_at
      ELSE (SELECT max(created_at) FROM counted_on(report.target_id)) END,
    last_rejected_at = CASE
      WHEN NOT is_rejected THEN last_rejected_at
      WHEN change > 0 THEN greatest(last_rejected_at, filed)
      WHEN filed < last_rejected_at THEN last_rejected_at
      ELSE (SELECT max(created_at) FROM (
        SELECT created_at FROM reports WHERE target_id = report.target_id AND status = 'Rejected'
        UNION ALL
        SELECT created_at FROM nameless_decisions WHERE target_id = report.target_id AND status = 'Rejected'
      ) rejections WHERE created_at >= coalesce(former_until, '-infinity')) END,
    confirmed_at = CASE
      WHEN NOT confirms_it THEN confirmed_at
      WHEN change > 0 THEN greatest(confirmed_at, report.resolved_at)
      WHEN report.resolved_at < confirmed_at THEN confirmed_at
      ELSE (SELECT max(resolved_at) FROM counted_on(report.target_id) r
        WHERE confirms(r.status, r.type)) END
  WHERE id = report.target_id;
  UPDATE target_reporters
  SET reports = reports + change, uncounted = uncounted + change * (NOT counts)::int
  WHERE target_id = report.target_id AND token = person_of(report.target_id, report.reporter_token);
END $$;

-- Deletes a person or a target after the last of what counts for them.
CREATE OR REPLACE FUNCTION delete_uncounted(of_target uuid, of_token uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM target_reporters
  WHERE target_id = of_target AND token = person_of(of_target, of_token) AND reports = 0;
  DELETE FROM targets
  WHERE id = of_target AND pending + under_review + resolved + rejected + closed + suspended = 0
    AND (former_until IS NULL OR NOT EXISTS (
      SELECT FROM reports WHERE target_id = of_target
      UNION ALL
      SELECT FROM nameless_decisions WHERE target_id = of_target));
END $$;

CREATE OR REPLACE FUNCTION count_report_on_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_on_target(NEW, 1);
    PERFORM add_to_case(NEW);
    RETURN NULL;
  END IF;
  -- Another trigger will count the account's reports.
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM users WHERE id = OLD.reporter_id FOR NO KEY UPDATE;
  END IF;
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  PERFORM count_on_target(OLD, -1);
  IF TG_OP = 'UPDATE' THEN PERFORM count_on_target(NEW, 1); END IF;
  PERFORM take_from_case(OLD);
  IF TG_OP = 'UPDATE' THEN PERFORM add_to_case(NEW); END IF;
  PERFORM delete_uncounted(OLD.target_id, OLD.reporter_token);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_on_target AFTER INSERT OR DELETE
  OR UPDATE OF target_id, status, type, created_at, resolved_at, is_suspended, is_held ON reports
  FOR EACH ROW EXECUTE FUNCTION count_report_on_target();

CREATE OR REPLACE FUNCTION count_decision_on_target() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted reports;
BEGIN
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  IF TG_OP <> 'INSERT' THEN
    counted := jsonb_populate_record(NULL::reports, to_jsonb(OLD) || '{"is_suspended": false, "is_held": false}');
    PERFORM count_on_target(counted, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    counted := jsonb_populate_record(NULL::reports, to_jsonb(NEW) || '{"is_suspended": false, "is_held": false}');
    PERFORM count_on_target(counted, 1);
  END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM delete_uncounted(OLD.target_id, OLD.reporter_token); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER nameless_decisions_on_target AFTER INSERT OR DELETE
  OR UPDATE OF target_id, status ON nameless_decisions FOR EACH ROW EXECUTE FUNCTION count_decision_on_target();

-- Counts who has a report that counts, also for the case.
CREATE OR REPLACE FUNCTION count_reporter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was int := (OLD.reports > OLD.uncounted AND NOT OLD.is_source)::int;
  now_is int := (NEW.reports > NEW.uncounted AND NOT NEW.is_source)::int;
  counted int;
BEGIN
  UPDATE targets SET
    people = people + now_is - was,
    verified_people = verified_people + now_is * NEW.is_verified::int - was * OLD.is_verified::int,
    new_people = new_people + now_is * NEW.is_new::int - was * OLD.is_new::int,
    sources = sources + (NEW.reports > NEW.uncounted AND NEW.is_source)::int
      - (OLD.reports > OLD.uncounted AND OLD.is_source)::int
  WHERE id = NEW.target_id RETURNING people INTO counted;
  UPDATE cases SET people = counted WHERE target_id = NEW.target_id AND people <> counted;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER target_reporters_count AFTER UPDATE OF reports, uncounted, is_verified, is_new, is_source
  ON target_reporters FOR EACH ROW
  WHEN ((OLD.reports > OLD.uncounted, OLD.is_verified, OLD.is_new, OLD.is_source)
    <> (NEW.reports > NEW.uncounted, NEW.is_verified, NEW.is_new, NEW.is_source))
  EXECUTE FUNCTION count_reporter();
