/** The parts inside `StaticPart`: their code is loaded only if the server has not rendered them. */
import { lazy } from 'react'

const load = () => import('./parts.ts')
type Parts = Awaited<ReturnType<typeof load>>

function part<Name extends keyof Parts>(name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

export const Hero = part('Hero')
export const AnswerPanel = part('AnswerPanel')
export const WinnerBar = part('WinnerBar')
export const QuoteList = part('QuoteList')
export const Explainer = part('Explainer')
export const LinkPanels = part('LinkPanels')
export const HowItWorks = part('HowItWorks')
export const Benefits = part('Benefits')
export const LatestPosts = part('LatestPosts')
export const NewsletterIntro = part('NewsletterIntro')
export const NewsletterField = part('NewsletterField')
export const AppAdvert = part('AppAdvert')
export const CatalogSection = part('CatalogSection')
