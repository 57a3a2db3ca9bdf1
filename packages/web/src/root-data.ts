/** What every page's meta needs and only the server knows. */
export type RootData = { publicUrl: string }

type RootMatch = { loaderData: RootData | undefined }

/** Empty when the root's own loader failed: addresses are then relative, and the page is an error page anyway. */
export function publicUrlOf([root]: readonly [RootMatch, ...unknown[]]): string {
  return root.loaderData?.publicUrl ?? ''
}
