import { groundLabel, groundMeaning } from '@redflag/shared/replies/reply.words';
import { replyGrounds } from '@redflag/shared/replies/values';
import type { Form } from '#ui/form/form.ts';
import classes from './replies.module.css';
import type { ReplyDraft } from './reply-check.ts';

/** Asks what is wrong with the reports: one card for each answer. */
export function GroundField({ form }: { form: Form<ReplyDraft> }) {
  return (
    <fieldset aria-describedby="ground-error">
      <legend className={classes.legend}>What is wrong with the reports?</legend>
      <p id="ground-error" className={classes.error}>
        {form.errors.ground}
      </p>
      <div className={classes.grounds}>
        {replyGrounds.map((ground) => (
          <label key={ground} className={classes.ground}>
            <input
              type="radio"
              name="ground"
              data-path="ground"
              value={ground}
              aria-invalid={form.errors.ground ? true : undefined}
              checked={form.values.ground === ground}
              onChange={() => form.setFieldValue('ground', ground)}
            />
            <span>
              <b>{groundLabel(ground)}</b>
              <span className="note">{groundMeaning(ground)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
