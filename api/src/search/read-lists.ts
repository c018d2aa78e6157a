import { listedTexts } from '@portal/contract/text-search/listed-texts';
import { courseRepository } from '../courses/courses.repository.ts';
import type { Database } from '../db/database.ts';
import { institutionRepository } from '../institution/institution.repository.ts';
import type { SearchDocument } from './search-document.ts';

const FAQ_TYPES = [1, 2, 3, 4, 5, 6];

/** Reads the entries of the contract's lists in the lists' own order. */
export const readLists = {
  units: async (db: Database): Promise<SearchDocument[]> =>
    (await institutionRepository(db).listUnits()).map((answer) => ({
      section: 'units',
      ...listedTexts.units(answer),
      answer,
    })),
  faqs: async (db: Database): Promise<SearchDocument[]> => {
    const { listFaqs } = institutionRepository(db);
    const questions: SearchDocument[] = [];
    // Sequential, because a transaction has one connection.
    for (const type of FAQ_TYPES) {
      for (const answer of await listFaqs(type)) {
        questions.push({ section: 'faqs', ...listedTexts.faqs(answer), answer });
      }
    }
    return questions;
  },
  coursesPlans: async (db: Database): Promise<SearchDocument[]> =>
    (await courseRepository(db).listPlans()).map((answer) => ({
      section: 'coursesPlans',
      ...listedTexts.coursesPlans(answer),
      answer,
    })),
  documents: async (db: Database): Promise<SearchDocument[]> =>
    (await institutionRepository(db).listDocuments()).map((answer) => ({
      section: 'documents',
      ...listedTexts.documents(answer),
      answer,
    })),
};
