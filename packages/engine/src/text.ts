/** How all packages write rates and the start of a sentence. */

/** Adjusted amounts such as 2.625% have three decimals. */
const rates = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/**
 * '5%' or '5x': a rate as issuers advertise it. Cash back, and points that are always worth a cent, are advertised in
 * percent; other points and miles as a multiple.
 */
export function rateText(rate: number, isMoney: boolean): string {
  return `${rates.format(rate)}${isMoney ? '%' : 'x'}`
}

/** For the start of a sentence or of a cell. Names such as iPhone keep their own letters. */
export function capitalize(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
