import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** The two font files that every page needs at once; base.css names the same ones. */
export const preloadedFonts = [inter, fraunces] as const
