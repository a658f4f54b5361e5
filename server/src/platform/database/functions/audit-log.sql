-- What the audit log has recorded stays: rows are never deleted, and changed only to redact them.

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log cannot be changed';
END $$;

CREATE OR REPLACE TRIGGER audit_log_is_final BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Of what an action changed, what says nothing about a person.
CREATE OR REPLACE FUNCTION impersonal_part(state jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN state IS NOT NULL THEN (
    SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(state)
    WHERE key IN ('status', 'role', 'type', 'category', 'subcategory', 'image', 'reportCount',
      'sessionTimeout', 'from', 'to', 'sort', 'added', 'known', 'bad', 'outcome', 'reasons', 'hiddenBy', 'places', 'scopes',
      'withoutPicture', 'pictureHidden', 'expiresAt')
  ) END
$$;

-- The act stays (who by id, what, to what, when), and names, addresses and texts go. Only a superuser may
-- make a function with a SET clause of our own parameter.
CREATE OR REPLACE FUNCTION redact_audit_log(made_before timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT set_config('redflag.redacts_audit_log', 'on', true);
  UPDATE audit_log SET
    actor = CASE WHEN actor_id IS NULL THEN actor ELSE 'Redacted' END,
    subject = CASE WHEN action LIKE 'user.%'
      OR action IN ('report.status', 'report.delete', 'report.hide', 'report.redact', 'flag.settle')
      THEN 'Redacted' ELSE subject END,
    before = impersonal_part(before),
    after = impersonal_part(after),
    address = NULL,
    redacted_at = now()
  WHERE created_at < made_before AND redacted_at IS NULL;
  SELECT set_config('redflag.redacts_audit_log', '', true)
$$;

CREATE OR REPLACE FUNCTION refuse_change_of_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('redflag.redacts_audit_log', true), '') = 'on'
    AND OLD.redacted_at IS NULL AND NEW.redacted_at IS NOT NULL
    AND NEW.actor IN (OLD.actor, 'Redacted') AND NEW.subject IN (OLD.subject, 'Redacted')
    AND (NEW.id, NEW.actor_id, NEW.action, NEW.subject_id, NEW.created_at, NEW.before, NEW.after, NEW.address)
      IS NOT DISTINCT FROM (OLD.id, OLD.actor_id, OLD.action, OLD.subject_id, OLD.created_at,
        impersonal_part(OLD.before), impersonal_part(OLD.after), NULL)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed';
END $$;

CREATE OR REPLACE TRIGGER audit_log_acts_are_final BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_act();
