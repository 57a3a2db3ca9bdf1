type Crumb = Readonly<{ name: string; path: string }>

/** Breadcrumb structured data from the home page to this page. */
export function breadcrumbData(publicUrl: string, crumbs: readonly Crumb[]) {
  const trail: readonly Crumb[] = [{ name: 'Home', path: '/' }, ...crumbs]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  }
}
