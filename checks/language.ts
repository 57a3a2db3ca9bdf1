/** Words we don't use in code, documents or on screen, each with what to write instead. */

type Term = Readonly<{ pattern: RegExp; suggestion: string }>

const bannedTerms: readonly Term[] = [
  { pattern: /\breckon\w*/gi, suggestion: 'calculate, count' },
  {
    pattern: /\b(?:is|are|was|were|be) told\b|\btold (?:as|by|in|of|beside|apart)\b/gi,
    suggestion: 'shown, listed',
  },
  {
    pattern: /\btells (?:whether|which|what|how|of|each|every|where|when|why)\b/gi,
    suggestion: 'shows, returns',
  },
  {
    pattern:
      /\bcomes? to (?:the|what|more|less|most|nothing|as|at|zero|its|their|so|no|exactly)\b|\bcame to\b/gi,
    suggestion: 'is, equals, totals',
  },
  { pattern: /\bas (?:it stands|they stand)\b/gi, suggestion: 'current, unchanged' },
  { pattern: /\bputs? right\b/gi, suggestion: 'fix, correct' },
  { pattern: /\b(?:to|can|could|may) be had\b/gi, suggestion: 'available' },
  { pattern: /\bwhoever\b/gi, suggestion: 'anyone who, people who' },
  {
    pattern: /\b(?:hallways?|walls of the house|rooms? of the house|house plan)\b/gi,
    suggestion: 'package, layer',
  },
  { pattern: /\bone[’']s own\b/gi, suggestion: 'your own, their own' },
  {
    pattern: /\bought not\b|\bneed not\b|\bmust needs\b|\bwhereof\b|\bthereof\b/gi,
    suggestion: "doesn't need to",
  },
  { pattern: /\banew\b/gi, suggestion: 'again' },
  {
    pattern: /\b\w*(?:colour|neighbour|behaviour|favour|honour|endeavour|harbour)\w*/gi,
    suggestion: '-or: color, neighbor, behavior',
  },
  {
    pattern:
      /\b\w*(?:categor|normal|recogn|summar|organ|optim|final|initial|serial|minim|maxim|custom|author|memor|emphas|special|capital|general|parameter|util|priorit|synchron|local|token|visual|stabil|canonical)is(?:e[ds]?|ing|ers?|ations?)\b/gi,
    suggestion: '-ize: categorize, normalize',
  },
  {
    pattern:
      /\b(?:cancelled|cancelling|travelled|travelling|traveller|labelled|labelling|modelled|modelling)\b/gi,
    suggestion: 'single l: canceled, traveler',
  },
  {
    pattern: /\b(?:centre[ds]?|grey|catalogue|licence|cheque|towards|whilst|judgement|programme)\b/gi,
    suggestion: 'American spelling: center, gray, license, toward',
  },
]

export type Finding = Readonly<{ line: number; text: string; suggestion: string }>

export function findBannedTerms(text: string): Finding[] {
  return bannedTerms
    .flatMap(({ pattern, suggestion }) =>
      Array.from(text.matchAll(pattern), (match) => ({
        line: text.slice(0, match.index).split('\n').length,
        text: match[0],
        suggestion,
      })),
    )
    .sort((a, b) => a.line - b.line)
}
