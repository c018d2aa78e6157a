import { countContentView, getContent, getHome, listPages } from '@portal/contract/endpoints/home';
import {
  countGalleryView,
  getGallery,
  listGalleries,
  listQuestions,
  vote,
} from '@portal/contract/endpoints/publications';
import { searchPortal } from '@portal/contract/endpoints/search';
import { listInstagramPosts, listYoutubeVideos } from '@portal/contract/endpoints/social';
import { localDay } from '@portal/contract/format/calendar';
import { fold } from '@portal/contract/format/text';
import * as messages from '@portal/contract/validators/messages';
import * as z from 'zod';
import { transact } from '../db/database.ts';
import { createSnapshot } from '../db/snapshot.ts';
import { HttpError, invalid, requireFound } from '../http/http-error.ts';
import { byAddress } from '../http/limits.ts';
import { findRejection, tooManyRequests } from '../http/rate-limit.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { type Keys, keyedHash, sha256 } from '../http/secrets.ts';
import { json, sendWithEtag } from '../http/send-with-etag.ts';
import { institutionRepository } from '../institution/institution.repository.ts';
import { createPortalSearch } from '../search/search-documents.repository.ts';
import {
  countPublished,
  countView,
  findContent,
  findGallery,
  outlinePages,
  pageTables,
  readGalleries,
  readPages,
  listPages as toPageList,
  visitorHash,
} from './pages.repository.ts';
import { isVotable, questionRepository } from './questions.repository.ts';
import { socialFeeds } from './social-feeds.ts';

const MAX_COURSES = 8;
const MAX_NEWS = 4;
const PAGES_CACHE_BYTES = 16 * 1024 * 1024;

/** Registers the home page's data, pages and news, search, galleries, polls and the feeds of the social networks (A 2.3, A 3, A 8, B 2.8 – B 2.12). */
export const contentsRoutes: RouteGroup = (app) => {
  const institution = institutionRepository(app.db);
  const questions = questionRepository(app.db);
  const feeds = socialFeeds(app.now);
  const today = () => localDay(app.now());

  const pageSnapshot = createSnapshot(app, {
    tables: pageTables,
    also: () => countPublished(app.db, app.now()),
    load: async (db) => {
      const rows = await readPages(db, app.now());
      const cache = createResponseCache(PAGES_CACHE_BYTES);
      const write = (title?: string) =>
        Buffer.from(JSON.stringify({ data: z.encode(listPages.answer, toPageList(rows, title)) }));
      return {
        // Identical for identical contents in all processes, whatever views they have counted.
        version: sha256(JSON.stringify(rows, (name, value) => (name === 'views' ? undefined : value))),
        outline: outlinePages(rows, MAX_NEWS),
        list: (title = '') => cache(fold(title), () => write(title)),
      };
    },
  });
  route(app, getHome, async () => ({
    data: {
      settings: await institution.settings(),
      banners: await institution.listBanners(),
      pages: (await pageSnapshot()).outline,
      courses: (await app.courseSnapshot()).open
        .slice(0, MAX_COURSES)
        .map((course) => ({ ...course, goals: null })),
    },
  }));

  route(app, listPages, async ({ query, request, reply }) => {
    const { list, version } = await pageSnapshot();
    return sendWithEtag(request, reply.type(json), list(query.title), version);
  });
  route(app, getContent, async ({ params }) => ({
    data: requireFound(await findContent(app.db, params.slug, app.now())),
  }));
  const search = createPortalSearch(app);
  route(app, searchPortal, async ({ query }) => ({ data: await search(query.search) }));
  route(app, listGalleries, async ({ query }) => ({ data: await readGalleries(app.db, query.event) }));
  route(app, getGallery, async ({ params }) => ({
    data: requireFound(await findGallery(app.db, params.id)),
  }));
  for (const [endpoint, kind] of [
    [countContentView, 'content'],
    [countGalleryView, 'gallery'],
  ] as const)
    route(app, endpoint, async ({ params, request }) => {
      await countView(app, kind, params.id, visitorHash(app, request));
      return { data: null };
    });

  route(app, listQuestions, async () => ({ data: await questions.list(today()) }));
  // Each visitor votes once, while a poll is open.
  route(app, vote, async ({ params, body, headers, request }) => {
    const { poll, alternatives } = requireFound(await questions.find(params.id));
    if (!isVotable(poll, today())) throw invalid('answer', 'Esta enquete está encerrada.');
    const chosen = alternatives.find(({ title }) => title === body.answer);
    if (!chosen) throw invalid('answer', messages.alternativeRequired);
    const voter = getVoterId(headers['x-voter'], request.network);
    const [voter_hash, ...earlier] = app.secrets.hashKeys.map((key) => keyedHash(key, voter)) as Keys;
    const given = { poll_id: poll.id, alternative_id: chosen.id, voter_hash, createdAt: app.now() };
    // The exceptions undo the vote and the hits: a second vote does not count against the IP address.
    await transact(app, async (tx) => {
      if (!(await questionRepository(tx.db).addVote(given, earlier)))
        throw new HttpError(409, 'Você já votou nesta enquete.');
      for (const limit of listVoteLimits(poll.id)) {
        const rejected = await findRejection(tx, [[limit, request.network]]);
        if (rejected) throw tooManyRequests(rejected.seconds, writeVoteRejection);
      }
    });
    return { data: null, message: 'Voto registrado com sucesso!' };
  });

  // Empty without a token or if the network fails.
  const orEmpty = async <Item>(feed: Promise<Item[]>): Promise<{ data: Item[] }> => ({
    data: await feed.catch((error: Error) => {
      app.log.warn({ err: { name: error.name } }, 'A social feed failed.');
      return [];
    }),
  });
  route(app, listInstagramPosts, async () => {
    const { instagram_token: token } = await institution.socialAccess();
    return token ? orEmpty(feeds.instagram(token)) : { data: [] };
  });
  route(app, listYoutubeVideos, async () => {
    const { youtube_token: token, youtube_channel_id: channel } = await institution.socialAccess();
    return token && channel ? orEmpty(feeds.youtube(token, channel)) : { data: [] };
  });
};

/** Identifies a voter by the browser's random text for the poll, which limits per address bound, or else by address. */
const getVoterId = (id: string | undefined, address: string): string =>
  /^[\w-]{16,64}$/.test(id ?? '') ? `voter:${id}` : `address:${address}`;

/** Limits of votes per IP address in a poll, high enough for a school's computer room. */
const listVoteLimits = (poll_id: number) => [
  byAddress(`vote-burst-${poll_id}`, { hits: 30, minutes: 5 }),
  byAddress(`vote-day-${poll_id}`, { hits: 100, minutes: 24 * 60 }),
];

const writeVoteRejection = (wait: string) =>
  `Recebemos vários votos desta rede agora há pouco, e o seu ainda não foi contado. Vote de novo em ${wait}.`;
