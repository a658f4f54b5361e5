import {
  newQuestionSchema,
  questionAnswerSchema,
  reportQuestionSchema,
} from '@redflag/shared/review/questions';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { answerQuestion, askReporter, readQuestion } from './questions.service.ts';

const about = {
  tags: ['Review'],
  params: z.object({ id: z.uuid('Report not found') }),
  response: { 200: reportQuestionSchema },
};

export function questionRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/reports/:id/question',
    {
      config: { permission: 'question.read-own-or-any' },
      schema: { ...about, summary: 'What a reviewer asked the reporter, and the answer' },
    },
    (request) => readQuestion(platform, viewerOf(request), request.params.id),
  );

  app.post(
    '/v1/reports/:id/question',
    {
      config: { permission: 'question.ask', cost: 'review' },
      schema: { ...about, summary: 'Ask the reporter, once', body: newQuestionSchema },
    },
    (request) => askReporter(platform, viewerOf(request), request.params.id, request.body),
  );

  app.put(
    '/v1/reports/:id/question/answer',
    {
      config: { permission: 'question.answer-own' },
      schema: {
        ...about,
        summary: 'Answer what a reviewer asked about my report, once',
        body: questionAnswerSchema,
      },
    },
    (request) => answerQuestion(platform, viewerOf(request), request.params.id, request.body),
  );
}
