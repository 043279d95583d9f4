import type { Call } from '../contract/readContract';
import { codeIn, isSuccess, shapeOf } from './envelopeShape';
import type { Answer, Knocker } from './knock';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const paths = ['/wps/nowhere/at/all', '/wps/relay/NOWHERE_atAll', '/lgw/nowhere'];
/** The status of an address that exists under another method. */
const OTHER_METHOD = [405, 501];

/** Learns how a gateway answers addresses that do not exist, and returns whether a reply is one of these. */
export async function learnNowhere(
  knock: Knocker,
  { headers, pathOf = (path) => path }: { headers: Record<string, string>; pathOf?: (path: string) => string },
): Promise<(answer: Answer) => boolean> {
  const answers: Answer[] = [];
  for (const method of methods)
    for (const path of paths) {
      const answer = await knock({ method: method as Call['method'], path: pathOf(path), headers });
      if (answer) answers.push(answer);
    }
  const shape = shapeOf(answers) ?? {};
  const signOf = ({ status, body, headers: replied }: Answer) =>
    `${status} ${body === undefined ? (replied.get('Content-Type') ?? '') : codeIn(shape, body)}`;
  // A gateway that answers everything with a success tells nothing.
  const signs = new Set(answers.filter((answer) => answer.body === undefined || !isSuccess(shape, answer)).map(signOf));
  return (answer) => {
    const isBare404 = answer.status === 404 && answer.body === undefined;
    return isBare404 || OTHER_METHOD.includes(answer.status) || signs.has(signOf(answer));
  };
}
