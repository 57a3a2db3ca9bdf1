/** How all packages write rates and the start of a sentence. */

/**
 * '5%' or '5x': a rate as issuers advertise it. Cash back, and points that are always worth a cent, are advertised in
 * percent; other points and miles as a multiple. At most three decimals: 2.625%.
 */
export function rateText(rate: number, isMoney: boolean): string {
  return `${Math.round(rate * 1000) / 1000}${isMoney ? '%' : 'x'}`
}

/** For the start of a sentence or of a cell. Names such as iPhone keep their own letters. */
export function capitalize(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
