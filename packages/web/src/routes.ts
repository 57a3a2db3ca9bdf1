import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('current-best-cards', 'routes/current-best-cards.tsx'),
  route('best-credit-cards/:slug', 'routes/best-cards.tsx'),
  route('find-your-second-card', 'routes/second-card.tsx'),
  route('signin', 'routes/sign-in.tsx'),
  route('signup', 'routes/sign-up.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('restore-password/:resetToken', 'routes/restore-password.tsx'),
  route('auth/google', 'routes/social-return.tsx'),
  route('oops', 'routes/oops.tsx'),
  route('about', 'routes/about.tsx'),
  route('support', 'routes/support.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('cookies-policy', 'routes/cookies-policy.tsx'),
  route('blog', 'routes/blog.tsx'),
  layout('routes/desk.tsx', [
    route('find-best-card-for-your-spend', 'routes/dashboard.tsx'),
    route('account', 'routes/account.tsx'),
    route('dashboard_debug', 'routes/dashboard-debug.tsx'),
    route('dashboard/oauth', 'routes/dashboard-oauth.tsx'),
  ]),
  route('styleguide', 'routes/styleguide.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
