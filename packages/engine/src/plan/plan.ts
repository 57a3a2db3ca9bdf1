/**
 * A plan says which cards to apply for over the next months, and when, so that the value after the last month is greatest.
 * `docs/decisions/0036-plan.md` defines the model exactly.
 *
 * Months count from 0, the month in which the plan starts; earlier ones are negative. A card is opened on the first day of
 * its month. Cards are indexes into `PlanQuestion.cards`, and people are indexes into `PlanQuestion.people`.
 */

/** Cents that a card earns on a year of the whole spending, by category. */
export type YearEarnings = readonly number[]

export type Earnings = Readonly<{
  /** In the card's own first year. */
  firstYear: YearEarnings
  /** After that, by year of the plan. */
  lasting: readonly YearEarnings[]
}>

/** Spending on the card that a bonus needs on top of the demands before it, within the months after opening. */
export type BonusDemand = Readonly<{ cents: number; months: number }>

/** The first tiers of a welcome bonus together. */
export type PlanBonus = Readonly<{
  cents: number
  /** Earliest deadline first. */
  demands: readonly BonusDemand[]
}>

/** What a card offers and costs if it's opened in a month. */
export type Opening = Readonly<{
  feeCents: number
  renewalFeeCents: number
  /** Lowest spending first; empty without a bonus. */
  bonuses: readonly PlanBonus[]
}>

export type PlanCard = Readonly<{
  id: string
  /** A program whose points the person can use only in part; null if there's no limit. */
  limitedProgram: string | null
  earnings: Earnings
  /** The same if both people have the card and each pays half; null if there's only one person. */
  shared: Earnings | null
  /** Statement credits that count, and anniversary bonuses of the first and of later card years, in cents a year. */
  creditCents: number
  firstAnniversaryCents: number
  anniversaryCents: number
  /** What a year costs a person who already has the card, by year of the plan. */
  ownedFeeCents: readonly number[]
  /** By opening month. */
  openings: readonly Opening[]
}>

/** A card that a person has or had. */
export type OwnedCard = Readonly<{
  card: number
  opened: number
  /** The month in which it was closed; null if they still have it. */
  closed: number | null
  /** The month in which its welcome bonus was paid; null if it wasn't. */
  bonus: number | null
  /** What a bonus in progress still needs, within the first months of the plan. Its worth isn't part of the plan. */
  inProgress?: BonusDemand
}>

/** Cards opened in a period that are enough for the issuer to decline the next application. */
export type ApplicationLimit = Readonly<{
  ruleId: string
  /** The cards that can't be opened. */
  cards: ReadonlySet<number>
  counted: ReadonlySet<number>
  count: number
  /** Counts cards opened within this time; open cards if it's null. */
  within: Readonly<{ months: number }> | Readonly<{ days: number }> | null
}>

/** Keeps the bonus of a card from people who have, had or got the bonus of another. */
export type BonusBar = Readonly<{
  ruleId: string
  cards: ReadonlySet<number>
  if: 'has' | 'had' | 'bonus'
  of: 'same' | ReadonlySet<number>
  /** Null for ever. */
  months: number | null
}>

export type PlanPerson = Readonly<{
  owned: readonly OwnedCard[]
  /** Cards that the person may apply for. */
  candidates: readonly number[]
  limits: readonly ApplicationLimit[]
  bars: readonly BonusBar[]
  /** The most applications in any 12 months, and the least months from one to the next (at least 1). */
  perYear: number
  monthsBetween: number
}>

/** What a household can use of a program's points a year. Beyond that, a cent is worth `shareBeyond` cents. */
export type ProgramLimit = Readonly<{ program: string; yearlyCents: number; shareBeyond: number }>

export type PlanQuestion = Readonly<{
  /** Length of the plan. */
  months: number
  /** Average spending a month. */
  monthCents: number
  /** Months from the year 0 to month 0 of the plan. */
  startMonth: number
  cards: readonly PlanCard[]
  /** One or two. */
  people: readonly PlanPerson[]
  limits: readonly ProgramLimit[]
  /** What each new card must add to the plan, in cents. Cards that add less are left out. */
  leastAddedCents: number
}>

export type Application = Readonly<{
  person: number
  card: number
  month: number
  /** Index of the bonus that is claimed; null for none. */
  bonus: number | null
  /** True if the card is closed after a year, before its second fee. */
  closes: boolean
}>

/** Totals over all months, in whole cents. `total` is the rounded sum of the exact parts. */
export type PlanValue = Readonly<{
  total: number
  /** Purchases on cards. What only a first year adds is part of the bonuses in a plan that is shown. */
  rewards: number
  bonuses: number
  credits: number
  anniversaries: number
  fees: number
  /** What the points that nobody can use would be worth. */
  unusable: number
}>

/**
 * Why a step isn't a month earlier: it's in the first month, an issuer's rule or the person's own pace forbids it, the
 * spending wouldn't reach all bonuses, or the plan would be worth less.
 */
export type WaitingReason =
  | Readonly<{ kind: 'start' | 'pace' | 'spending' }>
  | Readonly<{ kind: 'value'; lossCents: number }>
  | Readonly<{ kind: 'rule'; ruleId: string }>

export type PlanStep = Readonly<{
  application: Application
  waiting: WaitingReason
  /** What the card pays and costs during the plan apart from purchases. */
  bonusCents: number
  /** What a first-year match or first-year rates add, with the other steps unchanged. */
  firstYearCents: number
  creditCents: number
  feeCents: number
  /** What the plan is worth, minus what it's worth without this card and with the other steps unchanged. */
  addedCents: number
  /**
   * What all cards earn on purchases, minus what they'd earn without this one, with the other steps unchanged and without
   * what only its first year adds.
   */
  rewardCents: number
  /** Cents of each month's spending that go to the bonus, by month of the plan. */
  spent: readonly number[]
  /** The value of the best plan without this card, and how much better an even better one could be at most. */
  withoutTotal: number
  withoutGap: number
}>

export type CardPlan = Readonly<{
  value: PlanValue
  /** By month, then by person. */
  steps: readonly PlanStep[]
  /**
   * The most that any other plan could be worth on top, in cents: 0 if the plan is proven to be the best. A plan with more
   * new cards first has to make up for what each of them must add.
   */
  gap: number
  /** Cards that add less than they must: how many the plan could have in addition, and what they'd add together. */
  leftOut: Readonly<{ cards: number; cents: number }>
  /** The plan without new cards. */
  noNewCards: PlanValue
  /** How many plans were begun. */
  effort: number
}>

/** How a search runs. */
export type PlanOptions = Readonly<{
  /** From 0 to 1, never falling. */
  onProgress?: (done: number) => void
  /** Asked often. After true the search returns null. */
  shouldStop?: () => boolean
  /** The most nodes of the search for the plan, and for each plan without a step. Without them it ends with a proof. */
  maxNodes?: number
  maxNodesPerStep?: number
  /** The most applications that the plan without a step has in place of others of the plan. Without it there's no limit. */
  maxReplacedPerStep?: number
}>
