/** What a balance that is carried from month to month costs: more than any reward, as a rule. */
/** A card as the catalog has it: its lowest and its highest regular rate in percent, where they are stated. */
type Lending = Readonly<{ id: string; apr?: Readonly<{ regular: readonly [number, number] }> | undefined }>

/**
 * Cents a year by card, at the lowest rate that its issuer states: nobody pays less. A card of which no rate is stated
 * has none. Undefined where nothing is carried.
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
