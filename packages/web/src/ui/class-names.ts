export const classNames = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ')

/**
 * CSS containment for a large part of a page: changes inside are laid out and painted without the rest of the page,
 * and the other way around. Overflow is clipped, so the margin leaves space for focus rings.
 */
export const containmentClasses = '-m-2 p-2 contain-content print:m-0 print:p-0 print:contain-none'
