/** `'American Express'` → `'american-express'`: where an issuer's cards begin on the list of all cards. */
export function issuerAnchor(issuer: string): string {
  return issuer
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
