/** Calls that reached the mocked gateway in this test, bodies decrypted. */
export const received: { name: string; input: unknown; headers: Headers }[] = [];
