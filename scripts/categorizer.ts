/** `npm run categorizer -- <command>`: builds and measures the categorizer's data. */
import { brands } from './categorizer/brands.ts'
import { evaluate } from './categorizer/evaluate.ts'
import { hiddenCategories } from './categorizer/hidden-categories.ts'
import { rewardError } from './categorizer/reward-error.ts'
import { train } from './categorizer/train.ts'
import { runSubcommand } from './run-subcommand.ts'

const commands = {
  brands,
  train,
  evaluate,
  'reward-error': rewardError,
  'hidden-categories': hiddenCategories,
}

const usage = `Usage: npm run categorizer -- <command>
  brands FOLDER             compile the brand index from the unpacked npm package name-suggestion-index
  train                     build the classifier from the training data
    --check                 compare it with the committed one, byte by byte
  evaluate [FILE.csv]       score labeled lines (descriptor, leaf, count, dollars), or the ones held out of training
  reward-error FILE.csv     error of card rewards for households simulated from labeled lines
  hidden-categories FILE…   error of card rewards if the categories in statement files are hidden`

await runSubcommand(commands, usage)
