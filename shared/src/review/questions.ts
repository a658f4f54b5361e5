import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { requiredText } from '#api/texts.ts';
import { QUESTION_ANSWER_MAX, QUESTION_MAX } from './values.ts';

export const QUESTION_MIN = 20;

/** Body of `POST /v1/reports/{id}/question`. */
export const newQuestionSchema = z.object({
  question: requiredText('question', QUESTION_MAX, 'Please write a question').check(
    z.minLength(QUESTION_MIN, { error: () => `At least ${QUESTION_MIN} characters, please` }),
  ),
});
export type NewQuestion = z.infer<typeof newQuestionSchema>;

/** Body of `PUT /v1/reports/{id}/question/answer`. */
export const questionAnswerSchema = z.object({
  answer: requiredText('answer', QUESTION_ANSWER_MAX, 'Please write an answer'),
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** What a reviewer asked the reporter, as the reporter and reviewers see it. */
export const questionSchema = z.object({
  question: z.string(),
  askedAt: z.iso.datetime(),
  askedBy: described(z.nullable(z.string()), 'name, for reviewers'),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
});
export type Question = z.infer<typeof questionSchema>;

/** Answer of `GET /v1/reports/{id}/question`. */
export const reportQuestionSchema = z.object({
  asked: described(z.nullable(questionSchema), 'null if nothing was asked'),
  mayAsk: described(z.boolean(), 'whether the caller may ask the reporter'),
});
export type ReportQuestion = z.infer<typeof reportQuestionSchema>;

/** Code of the 409 for a second question about a report. */
export const ALREADY_ASKED = 'question/already-asked';
/** Code of the 409 for an answer to what is answered. */
export const ALREADY_ANSWERED = 'question/already-answered';
