import './styles/base.css'
import { sentences } from '@cardsight/contract/sentences'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { type ReactNode, useContext, useEffect } from 'react'
import { Links, Meta, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { ProfileSync } from './features/profile/profile-sync.tsx'
import { GuardedOutlet } from './layout/guarded-outlet.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { themeColors } from './layout/theme.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { themeScript } from './lib/storage.ts'
import { ErrorPage } from './pages/static/oops-page.tsx'
import { NonceContext, type RootData, SupportEmailContext } from './root-data.ts'
import { pageContext } from './server-context.ts'
import { SessionProvider } from './session/session-context.tsx'

export const loader = ({ context }: Route.LoaderArgs): RootData => {
  const { publicUrl, supportEmail } = context.get(pageContext)
  return { publicUrl, supportEmail }
}

// The data is the same for every page, so client-side navigation doesn't need to load it again.
export const shouldRevalidate = () => false

/** For pages that failed before they could set their own meta tags. */
export const meta: Route.MetaFunction = () => [
  { title: `${sentences.oopsTitle} | ${sentences.productName}` },
  { name: 'robots', content: 'noindex' },
]

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...preloadedFonts.map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const { pathname } = useLocation()
  // Browser tests wait until it names their page; until it is set, menus open with CSS alone.
  useEffect(() => {
    document.documentElement.dataset.hydrated = pathname
  }, [pathname])
  useEffect(registerServiceWorker, [])
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <SessionProvider>
          {children}
          <ProfileSync />
        </SessionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SupportEmailContext value={loaderData.supportEmail}>
      <SiteLayout>
        <GuardedOutlet />
      </SiteLayout>
    </SupportEmailContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <ErrorPage error={error} />
    </SiteLayout>
  )
}

/** The two font files that every page needs at once; base.css names the same ones. */
export const preloadedFonts = [inter, fraunces] as const
