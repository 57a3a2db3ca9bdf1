/** The wallet in the browser's worker and on the command line, for a person who has a card: what to use, add, keep and cancel. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profileAbout, profileOptionsOf } from '@cardsight/answers'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { monthOfTypedCosts, spendingHabitsOf } from '@cardsight/contract/runs'
import { isBill } from '@cardsight/engine/categories'
import { type Day, dayOfMoment, dayRange, parseDay } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { readSharedQuery, toSharedQuery } from '../packages/web/src/wallet/share-link.ts'
import { createWalletCalculator, type WalletAdvice } from '../packages/web/src/worker/wallet-calculator.ts'
import { defaultWalletSettings, type WalletSettings } from '../packages/web/src/worker/wallet-question.ts'
import { runCommand } from '../scripts/testing/run-command.ts'
import { type Asked, argumentsOf, debtFacts, type Facts } from './surface-facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-wallet-surface-'))
const SIZE = 2
const SHOWN_NEXT = 5

export function walletInBrowser(asked: Asked, now: Date): Facts {
  return searchInBrowser(asked, settingsOf(asked), now)
}

/** As somebody else's browser reads the link. */
export function walletThroughLink(asked: Asked, now: Date): Facts {
  const query = toSharedQuery({ costs: asked.costs, settings: settingsOf(asked) })
  const shared = readSharedQuery(`?${query}`)
  return shared === null
    ? { wallet: 'not in the link' }
    : searchInBrowser(
        { ...asked, costs: shared.costs },
        { ...defaultWalletSettings, ...shared.settings },
        now,
      )
}

export async function walletOnCommandLine(asked: Asked, now: Date): Promise<Facts> {
  const { owned, profile } = settingsOf(asked)
  const file = join(folder, `${asked.cardId}.json`)
  const purchases = purchasesOf({ ...asked, profile }, dayOfMoment(now)).map(
    ({ day, cents, leaf, merchant }) => ({
      ...{ day, amount: cents / 100, category: leaf },
      ...(merchant !== null && { merchant }),
    }),
  )
  writeFileSync(file, JSON.stringify(purchases))
  const { out, said } = await runCommand('wallet', [
    ...['--json', '--size', String(SIZE), '--years', String(asked.years), '--held', owned.join()],
    ...(asked.hasBonus ? [] : ['--no-bonus']),
    // Amounts are in the file.
    ...argumentsOf({ ...asked, profile }).slice(2),
    file,
  ])
  if (out === '') {
    return { wallet: said }
  }
  const { debt, larger, simpler, next, review, ...answer } = JSON.parse(out)
  if (debt !== undefined) {
    return debtFacts(debt)
  }
  const facts = walletFacts({ answer, larger, simpler }, next, review)
  // To use a card and to cancel it are opposite advice, so what the review says is compared to the wallet in the browser.
  return { ...facts, ...useFacts(review, ({ verdict }) => verdict === 'keep') }
}

function searchInBrowser(asked: Asked, settings: WalletSettings, now: Date): Facts {
  const today = dayOfMoment(now)
  const calculator = createWalletCalculator(
    () => releaseWithBusiness,
    today,
    () => {},
  )
  const debt = calculator.debt(settings.profile)
  if (debt !== null) {
    return debtFacts(debt)
  }
  const purchases = purchasesOf({ ...asked, profile: settings.profile }, today)
  const spend = { kind: 'purchases', purchases, window: lastYear(today) } as const
  const advice = calculator.advise(spend, settings)
  const wallet = advice.answer.best.cards.map(({ cardId }) => cardId)
  const review = calculator.review(spend, settings, wallet)
  const facts = walletFacts(advice, calculator.next(spend, settings), review)
  return { ...facts, ...useFacts(review, ({ cardId }) => wallet.includes(cardId)) }
}

/** Someone who has a business card says that they have a business. Wallets count no rent. */
function settingsOf({ profile, cardId, years, hasBonus }: Asked): WalletSettings {
  const owned = [cardId]
  return {
    ...{ ...defaultWalletSettings, owned, size: SIZE, years, isIntro: hasBonus },
    profile: { ...profileAbout(owned, profile, releaseWithBusiness), rent: 0 },
  }
}

/** Each kind of purchase once a month. */
function purchasesOf({ costs, profile }: Pick<Asked, 'costs' | 'profile'>, today: Day): Purchase[] {
  const { brands } = spendingHabitsOf(profile, profileOptionsOf(releaseWithBusiness))
  const { first } = lastYear(today)
  const kinds = monthOfTypedCosts(costs, { brands }).filter(({ kind }) => !isBill(kind.leaf))
  return Array.from({ length: 12 }, (_, month) => {
    const day = parseDay(`${first.slice(0, 'YYYY'.length)}-${`${month + 1}`.padStart(2, '0')}-15`)
    return kinds.map(
      ({ kind: { leaf, merchant }, cents }): Purchase => ({ day, cents, leaf, merchant, account: null }),
    )
  }).flat()
}

/** The last calendar year, which is what a list of its purchases stands for. */
function lastYear(today: Day) {
  const year = Number(today.slice(0, 'YYYY'.length)) - 1
  return dayRange(parseDay(`${year}-01-01`), parseDay(`${year}-12-31`))
}

type Reviewed = Readonly<{ cardId: string; verdict: string }>

/** Cards that the person has and had better change to another have no such fact. */
function useFacts(review: readonly Reviewed[], isUsed: (card: Reviewed) => boolean): Facts {
  const decided = review.filter(({ verdict }) => verdict !== 'downgrade')
  return Object.fromEntries(decided.map((card) => [`wallet: uses ${card.cardId}`, String(isUsed(card))]))
}

function walletFacts(
  { answer, larger, simpler }: Pick<WalletAdvice, 'answer' | 'larger' | 'simpler'>,
  next: readonly Readonly<{ cardId: string; added: number }>[],
  review: readonly Reviewed[],
): Facts {
  const { best, runnerUp, margin } = answer
  const idsOf = (cards: readonly Readonly<{ cardId: string }>[] = []) =>
    cards.map(({ cardId }) => cardId).join(' ')
  return {
    wallet: idsOf(best.cards),
    'wallet: total': best.total,
    'wallet: rewards': best.reward,
    'wallet: bonuses': best.bonus,
    'wallet: fees': best.fee,
    'wallet: runner-up': `${idsOf(runnerUp?.cards)} ${margin}`,
    'wallet: with small cards': idsOf(larger?.cards),
    'wallet: simpler': idsOf(simpler?.cards),
    'wallet: next': next
      .slice(0, SHOWN_NEXT)
      .map(({ cardId, added }) => `${cardId} ${added}`)
      .join(', '),
    'wallet: review': review.map(({ cardId, verdict }) => `${cardId} ${verdict}`).join(', '),
  }
}
