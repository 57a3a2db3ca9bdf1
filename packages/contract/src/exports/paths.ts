export { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '../paths.ts'
