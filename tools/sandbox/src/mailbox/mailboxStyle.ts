/** Style of the mailbox page. */
export const mailboxStyle = `
:root { color-scheme: dark; font: 15px/1.5 system-ui, sans-serif; background: #0b0d14; color: #f4f5fb; }
body { max-width: 600px; margin: 0 auto; padding: 16px; }
h1 { font-size: 21px; }
p { color: #9aa0b8; margin: 0; overflow-wrap: anywhere; }
li { list-style: none; background: #141724; border: 1px solid #242838; border-radius: 12px; padding: 12px 16px; margin-block: 8px; }
ul { padding: 0; }
h2 { font-size: 15px; margin: 0; }
`;
