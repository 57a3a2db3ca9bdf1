/** A habit is a recurring transaction of a persona: merchant, frequency, amount range and account. */
export type Habit = {
  readonly account: string
  /** Names from the merchant table; empty if the habit has a fixed description. */
  readonly merchants: readonly string[]
  readonly description: string | null
  readonly cents: readonly [min: number, max: number]
  readonly when:
    | { readonly kind: 'monthly'; readonly on: number }
    | { readonly kind: 'every'; readonly days: number }
    | { readonly kind: 'often'; readonly perWeek: number }
  /** How the amount changes: a tip added on posting, a one-dollar gas hold, occasional returns, a hotel deposit. */
  readonly trait: 'tip' | 'hold' | 'returns' | 'deposit' | null
  readonly currency: string
}

type HabitOptions = Partial<Pick<Habit, 'account' | 'trait' | 'currency'>>

export function monthly(on: number, merchant: string, cents: number, options: HabitOptions = {}): Habit {
  return toHabit({ merchants: [merchant], cents: [cents, cents], when: { kind: 'monthly', on } }, options)
}

export function often(
  perWeek: number,
  merchants: readonly string[],
  cents: readonly [number, number],
  options: HabitOptions = {},
): Habit {
  return toHabit({ merchants, cents, when: { kind: 'often', perWeek } }, options)
}

/** Creates a habit without a merchant; it posts on the same day. Negative amounts are deposits. */
export function withDescription(
  description: string,
  cents: readonly [number, number],
  when: Habit['when'],
  account = 'checking',
): Habit {
  return { account, merchants: [], description, cents, when, trait: null, currency: 'USD' }
}

function toHabit(
  habit: Pick<Habit, 'merchants' | 'cents' | 'when'>,
  { account = 'card', trait = null, currency = 'USD' }: HabitOptions,
) {
  return { ...habit, account, trait, currency, description: null }
}
