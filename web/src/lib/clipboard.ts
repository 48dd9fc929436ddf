// Browsers give a page the clipboard only over https or on the same machine, and to whom they like.

type Field = HTMLInputElement | HTMLTextAreaElement | null | undefined;

/** Copy a text; where the browser withholds the clipboard, from the field that shows it. Tells whether it is copied. */
export async function copyText(text: string, field: Field): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return Boolean(field) && document.execCommand("copy");
  }
}
