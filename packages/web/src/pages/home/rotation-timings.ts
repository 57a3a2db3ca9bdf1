/** How long each picture of the explainer and each step of how-it-works is shown. */
export const EXPLAINER_MS = 7000
export const HOW_IT_WORKS_MS = 5000
