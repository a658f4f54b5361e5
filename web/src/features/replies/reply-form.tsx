import { acceptedPictures, MAX_PICTURE_MEGABYTES, pictureProblem } from '@redflag/shared/pictures';
import { NO_FEE } from '@redflag/shared/replies/reply.words';
import { REPLY_TEXT_MAX, REPLY_TEXT_MIN, STATEMENT_MAX } from '@redflag/shared/replies/values';
import { useEffect, useState } from 'react';
import { useAppConfig } from '#api/app-config.ts';
import { draftsAreInTab } from '#api/drafts/drafts.ts';
import type { FormLock } from '#api/drafts/form-lock.ts';
import type { Draft } from '#api/drafts/use-draft.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { DraftNote } from '#ui/form/draft-note.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import { UploadProgress } from '#ui/form/file/upload-progress.tsx';
import { useForm } from '#ui/form/form.ts';
import { Notice } from '#ui/states/notice.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import { Written } from '#ui/text/written.tsx';
import { GroundField } from './ground-field.tsx';
import classes from './replies.module.css';
import type { ReplyDraft } from './reply-check.ts';
import { checkReply } from './reply-check.ts';
import { useSendReply } from './use-send-reply.ts';

const DAY_MS = 24 * 3_600_000;

export interface ReplyFormProps {
  targetId: string;
  initial: ReplyDraft;
  /** Where it is kept until it is sent. */
  draft: Draft<ReplyDraft>;
  /** Tells the person's other tabs that it was sent, and discards the draft. */
  onSent: FormLock['tellSent'];
  replyPath: (id: string) => string;
}

/** Says what becomes of an answer, and takes it. */
export function ReplyForm({ targetId, initial, draft, onSent, replyPath }: ReplyFormProps) {
  const form = useForm<ReplyDraft>({ initialValues: initial, validate: checkReply });
  const { values } = form;
  const sending = useSendReply({
    targetId,
    replyPath,
    onSent: (id) => onSent({ id }, draft.discard),
    onRefused: form.showFieldErrors,
  });
  const { isDirty } = form;
  useEffect(() => {
    if (isDirty && !sending.sent) draft.save(values, '');
  }, [isDirty, sending.sent, values, draft.save]);

  function choosePicture(file: File | null) {
    const problem = file && pictureProblem(file);
    form.setFieldValue('picture', problem ? null : file);
    form.setFieldError('picture', problem);
    draft.savePicture(problem ? null : file);
  }

  return (
    <>
      <WhatHappens />
      <CheckedForm form={form} className="form-card" onSubmit={sending.send}>
        <GroundField form={form} />
        {values.ground === 'new-holder' ? (
          <TextField
            label="Since when is it yours?"
            description="A contract or a bill from then helps us to believe it."
            type="date"
            className={classes.day}
            {...form.getInputProps('since')}
          />
        ) : null}
        <div>
          <TextAreaField
            label="What should we know?"
            description={`What happened, and how we can check it. At least ${REPLY_TEXT_MIN} characters. Only our reviewers read it.`}
            rows={6}
            maxLength={REPLY_TEXT_MAX}
            {...form.getInputProps('text')}
          />
          <Written text={values.text} atMost={REPLY_TEXT_MAX} />
        </div>
        <FileDrop
          label="Picture (optional)"
          hint={`Something that shows that you are right, such as a bill. Only our reviewers see it. PNG, JPEG or WebP, up to ${MAX_PICTURE_MEGABYTES} MB`}
          accept={acceptedPictures}
          value={values.picture}
          onChange={choosePicture}
          error={form.errors.picture}
          data-path="picture"
        />
        <div>
          <TextAreaField
            label="Your words for everybody (optional)"
            description="If the reports stay, our reviewers can put these words beside the answer, as yours and with their date. Nobody reads them before that."
            rows={3}
            maxLength={STATEMENT_MAX}
            {...form.getInputProps('statement')}
          />
          <Written text={values.statement} atMost={STATEMENT_MAX} />
        </div>
        <UploadProgress
          busy={sending.busy}
          progress={sending.progress}
          saving="Saving your answer"
        />
        {sending.failure && !sending.busy ? (
          <Notice tone="danger" role="alert">
            <p>{sending.failure}</p>
            <p>Your answer is still here.</p>
          </Notice>
        ) : null}
        <div>
          <Button type="submit" loading={form.busy || sending.busy}>
            Send
          </Button>
          <div className="mt-sm">
            <DraftNote inTab={draftsAreInTab()} until="send it" />
          </div>
        </div>
      </CheckedForm>
    </>
  );
}

/** What becomes of an answer, and by when, before anything is asked. */
function WhatHappens() {
  const { data: config } = useAppConfig();
  const [now] = useState(() => Date.now());
  const due = config && new Date(now + config.replyDays * DAY_MS).toISOString();
  return (
    <section className={classes.promises} aria-labelledby="what-happens">
      <h2 id="what-happens">What happens next</h2>
      <ol>
        <li>You say what is wrong. Only our reviewers and you read it.</li>
        <li>
          You prove that it is yours: we show you how. From then on, everybody who checks it reads
          that you disagree, and by when we decide.
        </li>
        <li>
          A person decides{' '}
          {due ? (
            <>
              by{' '}
              <b>
                <DateOnly value={due} />
              </b>
            </>
          ) : (
            'by a date'
          )}
          , and we tell you why.
        </li>
      </ol>
      <p>
        <b>{NO_FEE}</b> <a href="/how-we-decide#replies">How we decide</a>
      </p>
    </section>
  );
}
