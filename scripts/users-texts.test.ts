import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { readUsersTexts } from './users-texts.ts';

/** What a twelve-year-old reads with ease: grade 7 of Flesch and Kincaid. */
const MOST_DIFFICULT = 7;
/** A formula of averages says nothing of a few words. */
const FEWEST_WORDS = 60;

/** Words that people stumble over, and what to write instead. Specified labels and sentences stay. */
const hardWords: Record<string, string> = {
  accuse: 'blame',
  'comput(e|es|ed)': 'make',
  'crop(ped)?': 'cut',
  cryptocurrency: 'crypto',
  'defang(ed)?': 'made harmless',
  'detect(ed|s)?': 'find',
  'discard(ed)?': 'delete',
  dispute: 'ask to get back',
  evidence: 'picture',
  'expires?': 'stops working',
  fraudulent: 'a scam',
  handle: 'name',
  'identif(y|ies)': 'say what it is',
  'impersonat(e|es|ion)': 'pretend to be someone',
  'inactiv(e|ity)': 'do nothing',
  incomplete: 'a part is missing',
  irreversible: 'cannot be undone',
  'mailbox(es)?': 'email address',
  malicious: 'harmful',
  meantime: 'until then',
  mistyped: 'a typing mistake',
  offensive: 'rude or shocking',
  pending: 'waiting',
  'personal data': 'private details',
  phishing: 'a fake message to steal passwords',
  'platforms?': 'app or site',
  reverse: 'take back',
  suspicious: 'strange',
  'targets?': 'number, site or account',
  transaction: 'payment',
  'two-step': 'a second check',
  'under review': 'being checked',
  'verdicts?': 'answer',
  'visib(le|ility)': 'shown',
  'vulnerabilit(y|ies)': 'weakness',
};

/** Labels and phrases of the product specification; 'Pending' and 'Under Review' are names. */
const labels = /^(Evidence|Impersonation|Phishing|Target|Target not found)$/;
const specified =
  /Pending|Under Review|[Ss]ecurity [Vv]ulnerabilit(y|ies)|This action is irreversible|pending reports?\.|scams, phishing and|phishing attacks|flagged as fraudulent|protects against phishing/g;
/** What the service that is asked calls it. */
const namesOfOthers = /transaction ID/g;

const texts = readUsersTexts();

/** Returns the words of the sentences among some texts, sentence by sentence; labels are none. */
function sentencesOf(read: string[]): string[][] {
  return read
    .filter((text) => /[.?!:]$/.test(text))
    .flatMap((text) => text.split(/(?<=[.?!:]) /))
    .map((sentence) => sentence.match(/[\p{L}’']+/gu) ?? [])
    .filter((words) => words.length > 0);
}

/** The grade of Flesch and Kincaid: the years at school after which people read the sentences with ease. */
function gradeOf(sentences: string[][]): number {
  const words = sentences.flat();
  const syllables = words.reduce((count, word) => count + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

test('the texts of screens, emails, notifications, errors, help and legal pages are found', () => {
  const files = new Set(texts.map(({ file }) => file));
  for (const file of [
    'web/src/features/reports/filing/report-form.tsx',
    'web/src/app/public/how-it-works.tsx',
    'web/src/app/public/legal/terms.md',
    'shared/src/notifications/notification.words.ts',
    'server/src/modules/accounts/sign-up/verification.mail.ts',
    'server/src/modules/accounts/phone/phone.service.ts',
    'server/src/platform/http/problem-answers.ts',
  ])
    expect(files).toContain(file);
  expect(texts.map(({ text }) => text)).toContain(
    'What happened, when, and how they reached you. Leave out your own personal details.',
  );
});

test('a twelve-year-old can read every page and every file of texts', () => {
  const grades = [...Map.groupBy(texts, ({ file }) => file)]
    .map(([file, read]) => ({ file, sentences: sentencesOf(read.map(({ text }) => text)) }))
    .filter(({ sentences }) => sentences.flat().length >= FEWEST_WORDS)
    .map(({ file, sentences }) => ({ file, grade: gradeOf(sentences) }));
  expect(grades.length).toBeGreaterThan(12);
  expect(grades.filter(({ grade }) => grade > MOST_DIFFICULT)).toEqual([]);
  expect(gradeOf(sentencesOf(texts.map(({ text }) => text)))).toBeLessThan(5);
});

test('no text has a word that people stumble over', () => {
  const hard = new RegExp(`(?<![\\w-])(${Object.keys(hardWords).join('|')})(?![\\w-])`, 'i');
  const found = texts
    .filter(({ text }) => !labels.test(text))
    .map(({ file, text }) => ({
      file,
      text,
      word: hard.exec(text.replace(specified, '').replace(namesOfOthers, ''))?.[0],
    }))
    .filter(({ word }) => word !== undefined);
  expect(found).toEqual([]);
});
