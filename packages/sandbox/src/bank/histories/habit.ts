/** A habit is what a person does again and again: where, how often, for how much, from which account. */
export type Habit = {
  readonly account: string
  /** Names from the table of merchants, or what the statement prints when there is no merchant. */
  readonly merchants: readonly string[]
  readonly print: string | null
  readonly cents: readonly [least: number, most: number]
  readonly when:
    | { readonly kind: 'monthly'; readonly on: number }
    | { readonly kind: 'every'; readonly days: number }
    | { readonly kind: 'often'; readonly perWeek: number }
  /** Restaurants add a tip when it posts; pumps hold a dollar; goods are sometimes sent back; hotels hold a deposit. */
  readonly trait: 'tip' | 'hold' | 'returns' | 'deposit' | null
}

type Rest = { readonly account?: string; readonly trait?: Habit['trait'] }

export function monthly(on: number, merchant: string, cents: number, rest: Rest = {}): Habit {
  return toHabit({ merchants: [merchant], cents: [cents, cents], when: { kind: 'monthly', on } }, rest)
}

export function often(
  perWeek: number,
  merchants: readonly string[],
  cents: readonly [number, number],
  rest: Rest = {},
): Habit {
  return toHabit({ merchants, cents, when: { kind: 'often', perWeek } }, rest)
}

/** Rows without a merchant post on the same day. Negative amounts come in. */
export function printed(
  print: string,
  cents: readonly [number, number],
  when: Habit['when'],
  account = 'checking',
): Habit {
  return { account, merchants: [], print, cents, when, trait: null }
}

function toHabit(
  habit: Pick<Habit, 'merchants' | 'cents' | 'when'>,
  { account = 'card', trait = null }: Rest,
) {
  return { ...habit, account, trait, print: null }
}
