/**
 * Returns the nonce that this document's Content-Security-Policy allows for the style elements of Plaid's widget, or
 * undefined if the document is a page whose policy doesn't allow the widget.
 */
export function readCspNonce(): string | undefined {
  // Browsers hide the attribute's value from selectors and `getAttribute`, but not the property.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}
