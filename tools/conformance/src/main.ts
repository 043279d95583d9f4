import { readOptions, usage } from './readOptions';
import { runConformance } from './runConformance';

try {
  const { lines, conforms } = await runConformance(readOptions(process.argv.slice(2), process.env));
  for (const line of lines) console.log(line);
  process.exitCode = conforms ? 0 : 1;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
