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

-- Whether an account was less than a day old at a moment. Its reports may be older in made-up data.
CREATE OR REPLACE FUNCTION is_new_account(made timestamptz, at timestamptz) RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT at < made + interval '24 hours'
$$;

-- A report gets the token of its reporter for its target. Of an account that is gone only the token is
-- known: it goes with a report to another target.
CREATE OR REPLACE FUNCTION give_reporter_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.target_id IS NOT DISTINCT FROM OLD.target_id THEN RETURN NEW; END IF;
  INSERT INTO target_reporters (target_id, token, user_id, is_source, is_verified, is_new)
  SELECT NEW.target_id, gen_random_uuid(), id, is_feed(email), phone_verified_at IS NOT NULL,
    is_new_account(created_at, NEW.created_at)
  FROM users WHERE id = NEW.reporter_id
  ON CONFLICT (target_id, user_id) DO NOTHING;
  SELECT token INTO NEW.reporter_token FROM target_reporters
  WHERE target_id = NEW.target_id AND user_id = NEW.reporter_id;
  IF NOT FOUND THEN
    NEW.reporter_token := coalesce(OLD.reporter_token, gen_random_uuid());
    INSERT INTO target_reporters (target_id, token, is_source, is_verified, is_new)
    SELECT NEW.target_id, NEW.reporter_token, coalesce(bool_or(is_source), false),
      coalesce(bool_or(is_verified), false), coalesce(bool_or(is_new), false)
    FROM target_reporters WHERE target_id = OLD.target_id AND token = OLD.reporter_token
    ON CONFLICT (target_id, token) DO NOTHING;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reports_reporter_token BEFORE INSERT OR UPDATE OF target_id ON reports
  FOR EACH ROW EXECUTE FUNCTION give_reporter_token();

CREATE OR REPLACE FUNCTION note_resolution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'Resolved' THEN NEW.resolved_at := NULL;
  ELSIF OLD.status <> 'Resolved' THEN NEW.resolved_at := now();
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reports_resolved_at BEFORE UPDATE OF status ON reports
  FOR EACH ROW EXECUTE FUNCTION note_resolution();

-- Adds a report to the counts of its target, which this locks, or takes it away.
CREATE OR REPLACE FUNCTION count_on_target(report reports, change int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  filed timestamptz := report.created_at;
  is_rejected bool := report.status = 'Rejected';
  confirms_it bool := confirms(report.status, report.type);
BEGIN
  UPDATE targets SET
    pending = pending + change * (report.status = 'Pending')::int,
    under_review = under_review + change * (report.status = 'Under Review')::int,
    resolved = resolved + change * (report.status = 'Resolved')::int,
    rejected = rejected + change * is_rejected::int,
    closed = closed + change * (report.status = 'Closed')::int,
    confirmed = confirmed + change * confirms_it::int,
    vulnerabilities = vulnerabilities
      + change * (NOT is_rejected AND report.type = 'Security Vulnerability')::int,
    first_reported_at = CASE
      WHEN is_rejected THEN first_reported_at
      WHEN change > 0 THEN least(first_reported_at, filed)
      WHEN filed > first_reported_at THEN first_reported_at
      ELSE (SELECT min(created_at) FROM reports
        WHERE target_id = report.target_id AND status <> 'Rejected') END,
    last_reported_at = CASE
      WHEN is_rejected THEN last_reported_at
      WHEN change > 0 THEN greatest(last_reported_at, filed)
      WHEN filed < last_reported_at THEN last_reported_at
      ELSE (SELECT max(created_at) FROM reports
        WHERE target_id = report.target_id AND status <> 'Rejected') END,
    confirmed_at = CASE
      WHEN NOT confirms_it THEN confirmed_at
      WHEN change > 0 THEN greatest(confirmed_at, report.resolved_at)
      WHEN report.resolved_at < confirmed_at THEN confirmed_at
      ELSE (SELECT max(resolved_at) FROM reports r
        WHERE target_id = report.target_id AND confirms(r.status, r.type)) END
  WHERE id = report.target_id;
  UPDATE target_reporters
  SET reports = reports + change, rejected = rejected + change * is_rejected::int
  WHERE target_id = report.target_id AND token = report.reporter_token;
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
  DELETE FROM target_reporters
  WHERE target_id = OLD.target_id AND token = OLD.reporter_token AND reports = 0;
  DELETE FROM targets
  WHERE id = OLD.target_id AND pending + under_review + resolved + rejected + closed = 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_on_target AFTER INSERT OR DELETE
  OR UPDATE OF target_id, status, type, created_at, resolved_at ON reports
  FOR EACH ROW EXECUTE FUNCTION count_report_on_target();

-- Counts who has a report that is not rejected, also for the case.
CREATE OR REPLACE FUNCTION count_reporter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was int := (OLD.reports > OLD.rejected)::int;
  now_is int := (NEW.reports > NEW.rejected)::int;
  counted int;
BEGIN
  UPDATE targets SET
    people = people + (now_is - was) * (NOT NEW.is_source)::int,
    verified_people = verified_people + (NOT NEW.is_source)::int
      * (now_is * NEW.is_verified::int - was * OLD.is_verified::int),
    new_people = new_people + (now_is - was) * (NOT NEW.is_source AND NEW.is_new)::int,
    sources = sources + (now_is - was) * NEW.is_source::int
  WHERE id = NEW.target_id RETURNING people INTO counted;
  UPDATE cases SET people = counted WHERE target_id = NEW.target_id AND people <> counted;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER target_reporters_count AFTER UPDATE OF reports, rejected, is_verified
  ON target_reporters FOR EACH ROW
  WHEN ((OLD.reports > OLD.rejected) <> (NEW.reports > NEW.rejected)
    OR OLD.is_verified <> NEW.is_verified)
  EXECUTE FUNCTION count_reporter();

CREATE OR REPLACE FUNCTION verify_reporter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM targets WHERE id IN (SELECT target_id FROM target_reporters WHERE user_id = NEW.id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  UPDATE target_reporters SET is_verified = NEW.phone_verified_at IS NOT NULL WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_verify_reporter AFTER UPDATE OF phone_verified_at ON users FOR EACH ROW
  WHEN ((OLD.phone_verified_at IS NULL) <> (NEW.phone_verified_at IS NULL))
  EXECUTE FUNCTION verify_reporter();
