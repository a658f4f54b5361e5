-- As before, and for a new report only what it adds: nothing has to be looked for that it could leave empty,
-- and no date that it could take with it. The first update locks the target.
CREATE OR REPLACE FUNCTION count_report_on_target() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_rejected bool;
  confirms bool;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.target_id IS NULL THEN RETURN NULL; END IF;
    is_rejected := NEW.status = 'Rejected';
    confirms := NEW.status = 'Resolved' AND NEW.type <> 'Security Vulnerability';
    UPDATE targets SET
      pending = pending + (NEW.status = 'Pending')::int,
      under_review = under_review + (NEW.status = 'Under Review')::int,
      resolved = resolved + (NEW.status = 'Resolved')::int,
      rejected = rejected + is_rejected::int,
      closed = closed + (NEW.status = 'Closed')::int,
      confirmed = confirmed + confirms::int,
      vulnerabilities = vulnerabilities
        + (NOT is_rejected AND NEW.type = 'Security Vulnerability')::int,
      first_reported_at = CASE WHEN is_rejected THEN first_reported_at
        ELSE least(first_reported_at, NEW.created_at) END,
      last_reported_at = CASE WHEN is_rejected THEN last_reported_at
        ELSE greatest(last_reported_at, NEW.created_at) END,
      confirmed_at = CASE WHEN confirms THEN greatest(confirmed_at, NEW.resolved_at)
        ELSE confirmed_at END
    WHERE id = NEW.target_id;
    UPDATE target_reporters SET reports = reports + 1, rejected = rejected + is_rejected::int
    WHERE target_id = NEW.target_id AND token = NEW.reporter_token;
    IF NEW.status = 'Pending' THEN PERFORM add_to_case(NEW); END IF;
    RETURN NULL;
  END IF;
  -- Another trigger will count the account's reports.
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM users WHERE id = OLD.reporter_id FOR NO KEY UPDATE;
  END IF;
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  IF OLD.target_id IS NOT NULL THEN PERFORM count_on_target(OLD, -1); END IF;
  IF NEW.target_id IS NOT NULL THEN PERFORM count_on_target(NEW, 1); END IF;
  PERFORM take_from_case(OLD);
  IF TG_OP <> 'DELETE' THEN PERFORM add_to_case(NEW); END IF;
  DELETE FROM target_reporters
  WHERE target_id = OLD.target_id AND token = OLD.reporter_token AND reports = 0;
  DELETE FROM targets
  WHERE id = OLD.target_id AND pending + under_review + resolved + rejected + closed = 0;
  RETURN NULL;
END $$;
