/**
 * Makes React survive browser translation, which replaces text nodes by elements of its own. React
 * would then fail to remove a replaced node or to insert before it, and the screen would crash.
 * These operations are skipped or appended instead. Text that must stay up to date is marked
 * `translate="no"`.
 */
export function surviveTranslation(): void {
  const native = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function removeIfThere<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this && isReplaced(child)) return child;
    native.removeChild.value?.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertSomewhere<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const isGone = before !== null && before.parentNode !== this && isReplaced(before);
    native.insertBefore.value?.call(this, node, isGone ? null : before);
    return node;
  };
}

function isReplaced(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && !node.isConnected;
}
