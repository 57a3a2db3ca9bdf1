import { createContext } from 'react'

/** Data for every page's meta tags that only the server has. */
export type RootData = { publicUrl: string; supportEmail: string }

type RootMatch = { loaderData: RootData | undefined }

/** Empty when the root loader failed: URLs are then relative, and the page is an error page anyway. */
export function publicUrlOf([root]: readonly [RootMatch, ...unknown[]]): string {
  return root.loaderData?.publicUrl ?? ''
}

/** Empty when the root loader failed, like `publicUrlOf`. */
export function supportEmailOf([root]: readonly [RootMatch, ...unknown[]]): string {
  return root.loaderData?.supportEmail ?? ''
}

/**
 * Nonce of the page's inline scripts while the server renders it. Empty in the browser, where the scripts
 * have already run.
 */
export const NonceContext = createContext<string | undefined>(undefined)

/** Address for suggestions and questions; empty outside the root's pages. */
export const SupportEmailContext = createContext('')
