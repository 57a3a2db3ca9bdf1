/** How people get a card. */
type Access = Readonly<{
  status: Readonly<{ state: 'open' | 'closed' }>
  eligibility?: Readonly<{ access?: string | undefined }> | undefined
}>

/** Returns true if anyone who qualifies can apply for the card. */
export function canApply({ status, eligibility }: Access): boolean {
  return status.state === 'open' && (eligibility?.access ?? 'open') === 'open'
}
