/** Interest on a balance carried from month to month. It usually costs more than any rewards. */
/** A catalog card: lowest and highest regular rate in percent, where stated. */
type Lending = Readonly<{ id: string; apr?: Readonly<{ regular: readonly [number, number] }> | undefined }>

/**
 * Cents a year by card, at the lowest rate the issuer states, so the actual cost may be higher. Cards without
 * a stated rate are omitted. Undefined if no balance is carried.
 */
export function interestOf(
  cards: readonly Lending[],
  balanceCents: number,
): Readonly<Record<string, number>> | undefined {
  return balanceCents <= 0
    ? undefined
    : Object.fromEntries(
        cards.flatMap(({ id, apr }) =>
          apr === undefined ? [] : [[id, Math.round((balanceCents * apr.regular[0]) / 100)]],
        ),
      )
}
