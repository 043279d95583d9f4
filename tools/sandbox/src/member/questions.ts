import { inLanguage } from '../http/inLanguage';
import { world } from '../world';

export const questionsNeeded = 2;

export function questionsIn(language: string): { id: string; text: string }[] {
  return Object.entries(world.securityQuestions).map(([id, text]) => ({ id, text: inLanguage(text, language) ?? text.EN }));
}
