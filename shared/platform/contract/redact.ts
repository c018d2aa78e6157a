/** Also bounds the time, which grows with the square of the length. */
const MAX_INPUT_LENGTH = 1_000;
const MAX_LENGTH = 200;

/** Names that JavaScript engines quote in their own messages are code, not data. */
const propertyName = /^[A-Za-z_$][\w$.]{0,60}$/;

/**
 * Removes what may be personal data from the message of an error: e-mail addresses, numbers of four digits or more, such
 * as CPF and phone, queries of URLs, tokens and quoted values. Browser and server both apply it, because a report may come
 * from any client. No look-behind: the oldest supported browsers lack it.
 */
export const redact = (message: string): string =>
  message
    .slice(0, MAX_INPUT_LENGTH)
    // Line breaks and control characters would forge lines of the log; others change the direction of its text.
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/["'`].*(?= is not valid JSON)/g, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/(\S)[?#][^\s"'`<>)]+/g, '$1?…')
    .replace(
      /(^|\W)((?:reading|setting|property|deleting) )?(?:(["'`])(.*?)\3|“(.*?)”|‘(.*?)’|«(.*?)»)/g,
      (_all, before: string, verb: string | undefined, _quote, text: string | undefined) =>
        verb && text && propertyName.test(text) ? `${before}${verb}'${text}'` : `${before}${verb ?? ''}"…"`,
    )
    .replace(/[\w-]{20,}/g, (token) => (/\d/.test(token) ? '…' : token))
    .replace(/\+?\(?\d(?:[\s()./-]*\d){3,}/g, '#')
    .trim()
    .slice(0, MAX_LENGTH);
