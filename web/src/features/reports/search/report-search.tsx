import type { Category } from '@redflag/shared/categories';
import { CHECKED_TEXT_MAX } from '@redflag/shared/checks/values';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api, byCursor, nextQueryClient } from '#api/query-client.ts';
import { countryFor } from '#api/readers-country.ts';
import type { AnswerSlots } from '#features/reports/answers/next-steps.tsx';
import type { Mode, Search } from '#features/reports/search-address.ts';
import { editAddress, readSearch, resultsAddress } from '#features/reports/search-address.ts';
import { isMessage } from '#features/reports/target-format.ts';
import { targetsQuery, useTargets } from '#features/reports/verdicts/use-targets.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { useKeptSearches } from './kept-searches.ts';
import { SearchForm } from './search-form.tsx';

const AskShared = lazyPart(() => import('#features/reports/ask-shared.tsx'));
const SearchResults = lazyPart(() => import('#features/reports/answers/search-results.tsx'));
const hidden = {
  message: lazyPart(() => import('#features/reports/answers/message-check.tsx')),
  private: lazyPart(() => import('#features/reports/answers/private-check.tsx')),
};

/** Said at the form when the page was reloaded since. */
const notKept: Record<Mode, string | null> = {
  open: null,
  message: 'We do not keep messages. Paste it again.',
  private: 'We do not keep what you check privately. Enter it again.',
};

/** Words, or nothing but signs. */
const maybeMessage = /^(?=.*\s)(?=.*\p{L})|^[^\p{L}\p{N}]+$/su;

/** Returns the text that may be a message, or nothing. The start page puts whatever was pasted there into the address. */
const maybeMessageIn = ({ search, mode, searched }: ReturnType<typeof readSearch>) =>
  mode === 'open' && searched && !search.category && maybeMessage.test(search.target)
    ? search.target
    : '';

/** Asks for the answer that an address asks for while the app starts, before it is known who uses it. */
export function beginAnswer(address: string) {
  const read = readSearch(new URLSearchParams(address));
  if (!read.searched) return;
  void SearchResults.load().catch(() => undefined);
  if (read.mode !== 'open' || !read.search.target || maybeMessageIn(read)) return;
  void nextQueryClient().prefetchQuery(targetsQuery(read.search));
}

interface ReportSearchProps extends AnswerSlots {
  reportPath: (id: string) => string;
  newReportPath: (prefilled: Search) => string;
  /** Stands beside Search, for those who have nothing to check. */
  newReport: ReactNode;
  /**
   * Shows the form within its screen, with the categories as far as they are known: one can be detected without. An
   * answer is a screen itself.
   */
  aroundForm: (form: (categories: Category[]) => ReactNode) => ReactNode;
}

/** Searches all reports: shows the form, or the answer if the address says that there is one. */
export function ReportSearch(props: ReportSearchProps) {
  const { newReport, aroundForm, ...answer } = props;
  const [params] = useSearchParams();
  const checks = useKeptSearches();
  const read = useMemo(() => readSearch(params), [params]);
  const { search, mode, id, searched } = read;
  const { judged, setJudged, show, checkMessage } = useShowAnswer(search);
  const kept = mode === 'open' ? search : checks.read(id);
  const asked = maybeMessageIn(read);
  const mayBeMessage = asked !== judged && asked !== '';
  const isOpen = searched && mode === 'open' && !mayBeMessage;
  const targets = useTargets(search, isOpen);
  const reports = useReportsFound(search, isOpen);
  const invalid = reports.error ? problemOf(reports.error).errors?.[0]?.message : undefined;

  if (params.has('shared')) return <SharedMessage onText={checkMessage} />;
  if (mayBeMessage) {
    return (
      <OnceKnown
        key={asked}
        find={() => isMessage(asked)}
        onFound={(message) => (message ? checkMessage(asked) : setJudged(asked))}
      />
    );
  }
  if (searched && mode !== 'open') {
    if (!kept) return <Navigate to={editAddress(search, mode, id)} replace />;
    const Answer = hidden[mode];
    return (
      <Suspense fallback={<Loading />}>
        <Answer search={kept} adviceOn={answer.adviceOn} />
      </Suspense>
    );
  }
  if (searched && invalid === undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <SearchResults
          key={params.toString()}
          search={search}
          sought={targets}
          reports={reports}
          {...answer}
        />
      </Suspense>
    );
  }
  return aroundForm((categories) => (
    <SearchForm
      key={params.toString()}
      categories={categories}
      initial={kept ?? search}
      targetError={(searched && invalid) || (kept ? null : notKept[mode])}
      privately={mode === 'private' || checks.isPrivate}
      onPrivately={(on) => {
        checks.isPrivate = on;
      }}
      onBegin={SearchResults.load}
      onSearch={show}
      newReport={newReport}
    />
  ));
}

/** Takes what another app shared. Also one target alone: any site can share one, which we must not remember as a search. */
function SharedMessage({ onText }: { onText: (text: string) => unknown }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Loading />}>
      <PageTitle>Check what you shared</PageTitle>
      <AskShared
        onAnswered={(shared) =>
          shared?.text ? onText(shared.text) : navigate('?', { replace: true })
        }
      />
    </Suspense>
  );
}

interface OnceKnownProps<Fact> {
  find: () => Promise<Fact>;
  onFound: (fact: Fact) => void;
}

/** Finds something out once, before the screen can be shown. */
function OnceKnown<Fact>({ find, onFound }: OnceKnownProps<Fact>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void find().then(onFound);
  }, []);
  return <Loading />;
}

/** Fetches the reports that an open search finds. */
function useReportsFound({ category, subcategory, target, country }: Search, enabled: boolean) {
  const query = {
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(target && { target, ...countryFor(target, country) }),
  };
  return $api.useInfiniteQuery(
    'get',
    '/v1/reports',
    { params: { query } },
    {
      ...byCursor,
      enabled,
      // The answer's screen, which shows these, may be loaded later.
      notifyOnChangeProps: ['data', 'error', 'hasNextPage', 'isFetchingNextPage'],
    },
  );
}

/** Leads from the search in the address to an answer. */
function useShowAnswer(search: Search) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const checks = useKeptSearches();
  /** The text that is known to be no message. */
  const [judged, setJudged] = useState('');

  /** @throws PartMissing offline: the form stays */
  async function show(how: Mode, sought: Search) {
    if (how === 'open' && sought.target) void queries.prefetchQuery(targetsQuery(sought));
    await (how === 'open' ? SearchResults : hidden[how]).load();
    const its = how === 'open' ? '' : checks.keep(sought);
    // The address still has the message for a moment: it must not be searched for.
    if (how === 'open') setJudged(sought.target);
    // With this entry, the browser's back button leads to the form as it was filled in.
    await navigate(editAddress(sought, how, its), { replace: true });
    await navigate(resultsAddress(sought, how, its));
  }

  /** Checks a message that comes from elsewhere. The form has it if that cannot begin. */
  async function checkMessage(text: string) {
    const sought = { ...search, target: text };
    const how = checks.isPrivate ? 'private' : 'message';
    if (how === 'message' && text.length <= CHECKED_TEXT_MAX) {
      try {
        return await show(how, sought);
      } catch {
        // Offline.
      }
    }
    await navigate(editAddress(sought, how, checks.keep(sought)), { replace: true });
  }

  return { judged, setJudged, show, checkMessage };
}
