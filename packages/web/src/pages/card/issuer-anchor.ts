/** `'American Express'` → `'american-express'`: anchor of an issuer on the list of all cards. */
export function issuerAnchor(issuer: string): string {
  return issuer
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
