-- Notes the targets whose listing may have changed: all that are confirmed, or were. Callers have locked the
-- target, so nobody waits here for somebody who waits for them.

-- Notes a target. From when a confirmation begins or ends, a publisher waits again: one that waited for its next
-- change may be nothing to pass on any more.
CREATE OR REPLACE FUNCTION note_pending_change(of_target uuid, why text, begins bool, ends bool)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pending_changes AS p (target_id, reason) VALUES (of_target, why)
  ON CONFLICT (target_id) DO UPDATE SET
    reason = CASE WHEN NOT begins THEN coalesce(excluded.reason, p.reason) END,
    seen_at = CASE WHEN NOT (begins OR ends) THEN p.seen_at END;
END $$;

CREATE OR REPLACE FUNCTION note_changed_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_pending_change(NEW.id, NULL, coalesce(OLD.confirmed, 0) = 0,
    NEW.confirmed < coalesce(OLD.confirmed, 0));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER targets_pending_change AFTER UPDATE ON targets FOR EACH ROW
  WHEN ((OLD.confirmed > 0 OR NEW.confirmed > 0)
    AND (OLD.confirmed, OLD.people, OLD.verified_people, OLD.sources, OLD.first_reported_at,
      OLD.last_reported_at, OLD.confirmed_at, OLD.disputed_since)
    IS DISTINCT FROM (NEW.confirmed, NEW.people, NEW.verified_people, NEW.sources, NEW.first_reported_at,
      NEW.last_reported_at, NEW.confirmed_at, NEW.disputed_since))
  EXECUTE FUNCTION note_changed_target();
CREATE OR REPLACE TRIGGER targets_pending_change_of_new AFTER INSERT ON targets FOR EACH ROW
  WHEN (NEW.confirmed > 0) EXECUTE FUNCTION note_changed_target();

CREATE OR REPLACE FUNCTION note_gone_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_pending_change(OLD.id, NULL, false, true);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER targets_pending_change_of_gone AFTER DELETE ON targets FOR EACH ROW
  WHEN (OLD.confirmed > 0) EXECUTE FUNCTION note_gone_target();

-- Notes why a target is not confirmed any more, once the counts say so: a report was deleted, or moved. Of
-- decisions on reports that were taken back, too.
CREATE OR REPLACE FUNCTION note_end_of_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF confirms(OLD.status, OLD.type)
    AND NOT EXISTS (SELECT FROM targets WHERE id = OLD.target_id AND confirmed > 0)
  THEN
    PERFORM note_pending_change(OLD.target_id,
      CASE TG_OP WHEN 'DELETE' THEN 'report-removed' ELSE 'key-changed' END, false, false);
  END IF;
  RETURN NULL;
END $$;

-- After `reports_on_target` and `nameless_decisions_on_target` have counted: triggers run in the order of names.
CREATE OR REPLACE TRIGGER reports_pending_change AFTER UPDATE OF target_id ON reports FOR EACH ROW
  WHEN (OLD.target_id <> NEW.target_id) EXECUTE FUNCTION note_end_of_confirmation();
CREATE OR REPLACE TRIGGER reports_pending_change_of_gone AFTER DELETE ON reports FOR EACH ROW
  EXECUTE FUNCTION note_end_of_confirmation();
CREATE OR REPLACE TRIGGER nameless_decisions_pending_change AFTER UPDATE OF target_id ON nameless_decisions
  FOR EACH ROW WHEN (OLD.target_id <> NEW.target_id) EXECUTE FUNCTION note_end_of_confirmation();

-- When a holder was right. Their reports are rejected before that in the transaction, or counted apart after.
CREATE OR REPLACE FUNCTION note_upheld_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM pending_changes WHERE target_id = NEW.target_id)
    OR EXISTS (SELECT FROM targets WHERE id = NEW.target_id AND confirmed > 0)
  THEN
    PERFORM note_pending_change(NEW.target_id, 'reply-upheld', false, false);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER replies_pending_change AFTER UPDATE OF state ON replies FOR EACH ROW
  WHEN (NEW.state = 'upheld' AND OLD.state <> 'upheld' AND NEW.target_id IS NOT NULL)
  EXECUTE FUNCTION note_upheld_reply();
