import type { CatalogCard, Release } from '../release.ts'
import { examineOffer } from './examine-offer.ts'
import { examineBase, examineRates } from './examine-rates.ts'
import {
  examineApr,
  examineFee,
  examineFirstYearFee,
  examineForeignFee,
  examineIntroApr,
  examineNetwork,
  examineStatus,
} from './examine-terms.ts'
import type { Finding } from './finding.ts'
import type { ImportRules } from './import-rules.ts'
import type { Statement } from './statement.ts'

/** Compares one outside statement with our card. */
export function examine(
  card: CatalogCard,
  statement: Statement,
  release: Pick<Release, 'programs' | 'pairs' | 'vocabulary'>,
  { limits }: ImportRules,
): Finding[] {
  switch (statement.field) {
    case 'fee':
      return [examineFee(card, statement, limits)]
    case 'firstYearFee':
      return [examineFirstYearFee(card, statement, limits)]
    case 'network':
      return [examineNetwork(card, statement)]
    case 'status':
      return [examineStatus(card, statement)]
    case 'foreignFee':
      return [examineForeignFee(card, statement, limits)]
    case 'apr':
      return [examineApr(card, statement, limits)]
    case 'introApr':
      return [examineIntroApr(card, statement, limits)]
    case 'offer':
      return examineOffer(card, statement, limits)
    case 'base':
      return [examineBase(card, statement, { release, limits })]
    case 'rates':
      return examineRates(card, statement, { release, limits })
  }
}
